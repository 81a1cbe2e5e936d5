/** @jsxImportSource hono/jsx */
import { languageTag } from '../../shared/text/i18n/language-tag.ts'
import { formatTime } from '../basics/dates.ts'
import type { ListedContract } from '../contracts/record.ts'
import { renderPage } from './layout.tsx'

type Signed = NonNullable<ListedContract['signed']>

const Details = ({ details }: { details: readonly (readonly [name: string, value: string])[] }) => (
  <dl>
    {details.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)

const noteOf = ({ isNoted }: Signed): string =>
  isNoted
    ? 'The image of the signature names this text by its hash.'
    : 'The image of the signature names no text; the English text of that day was used.'

/** The signed copy of a contract, for print: the exact text, the signature and its circumstances. */
export const renderSignedCopy = (contract: ListedContract, signed: Signed) =>
  renderPage(
    <main class="copy">
      <p class="warning">Sandbox: nobody is bound by this contract.</p>
      <p class="no-print">
        <a href="/sandbox#contracts">Back to the contracts</a>
      </p>
      <h1>Signed copy of {contract.number}</h1>
      <article lang={languageTag(signed.locale)} class="document">
        {signed.text}
      </article>
      <section aria-labelledby="signature-title">
        <h2 id="signature-title">Signature of Party B</h2>
        <img src={signed.signature} alt={`Signature of ${contract.partB}`} class="signature" />
        <Details
          details={[
            ['Signed at', formatTime(signed.signedAt)],
            ['Signing date in the text', signed.date],
            ['Language of the text', signed.locale],
            ...(signed.version ? [['Version of the text', signed.version] as const] : []),
            ['SHA-256 of the text', signed.textHash],
            ['SHA-256 of the signature', signed.signatureHash],
            ['Network address', signed.source],
            ['Browser', signed.userAgent || 'not stated'],
          ]}
        />
        <p class="muted">{noteOf(signed)}</p>
      </section>
    </main>,
    `Signed copy of ${contract.number}`,
  )
