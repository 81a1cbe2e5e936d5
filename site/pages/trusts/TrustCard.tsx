import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { Icon } from '../../../shared/ui/frame/Icon.tsx'
import { H2, H3 } from '../../common/Heading.tsx'
import type { Trust } from './use-trusts.ts'

interface TrustCardProps {
  readonly trust: Trust
  readonly isOpen: boolean
  /** Whether the script has chosen the open card; until then the style sheet uses the address. */
  readonly isDecided: boolean
  readonly onOpen: () => void
}

const play = 'M8 5.5v13l10.5-6.5z'

/**
 * A kind of trust: its head, which is always visible, and the panel that opens beside or below it.
 */
export function TrustCard({ trust, isOpen, isDecided, onOpen }: TrustCardProps) {
  const { t } = useLingui()
  const panel = useId()
  const { anchor, number, title, text, whom, steps } = trust
  return (
    <li id={anchor} className="trusts-card" data-state={isDecided && isOpen ? 'open' : undefined}>
      <div className="trusts-rail">
        <span className="trusts-number">{number}</span>
        <H2>{title}</H2>
        <button
          type="button"
          className="icon-button trusts-open"
          aria-expanded={isOpen}
          // Opening another card closes it: the accordion pattern of the ARIA practices.
          aria-disabled={isOpen || undefined}
          aria-controls={panel}
          aria-label={t`Open ${title}`}
          onClick={onOpen}
        >
          <Icon d={play} />
        </button>
      </div>
      <div className="trusts-panel" id={panel}>
        <div className="trusts-inside">
          <div className="trusts-what">
            <p className="trusts-medallion" aria-hidden="true">
              {number}
            </p>
            <p className="trusts-title" aria-hidden="true">
              {title}
            </p>
            <p className="lead">{text}</p>
          </div>
          <div>
            <H3>{t`Who it is for`}</H3>
            <p>{whom}</p>
          </div>
          <div className="trusts-how">
            <H3>{t`How it works`}</H3>
            <ol>
              {steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </div>
        </div>
      </div>
    </li>
  )
}
