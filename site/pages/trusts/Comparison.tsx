import { useLingui } from '@lingui/react/macro'
import { H2 } from '../../common/Heading.tsx'
import type { Trust } from './use-trusts.ts'
import './comparison.css'

/** The six kinds in a table of words; on a phone each is a block of its own. */
export function Comparison({ trusts }: { readonly trusts: readonly Trust[] }) {
  const { t } = useLingui()
  const columns = [
    { key: 'settlor', label: t`Settlor` },
    { key: 'beneficiary', label: t`Beneficiary` },
    { key: 'purpose', label: t`Typical purpose` },
  ] as const
  return (
    <section className="section trusts-comparison">
      <div className="wrap trusts-comparison-frame">
        <div className="split trusts-comparison-head">
          <H2 id="trusts-compared">{t`Side by side`}</H2>
          <p className="muted">{t`What a trust can do depends on its governing law. Take independent advice before you decide.`}</p>
        </div>
        <table aria-labelledby="trusts-compared">
          <thead>
            <tr>
              <th scope="col">{t`Trust`}</th>
              {columns.map(({ key, label }) => (
                <th key={key} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {trusts.map((trust) => (
              <tr key={trust.anchor}>
                <th scope="row">{trust.title}</th>
                {columns.map(({ key, label }) => (
                  <td key={key}>
                    <span className="trusts-cell-label" aria-hidden="true">
                      {label}
                    </span>
                    <span>{trust[key]}</span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
