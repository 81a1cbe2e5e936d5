import { useLingui } from '@lingui/react'
import { errorText } from '../../element/model/error-text.ts'
import { unsentTexts } from '../../element/model/unsent-texts.ts'
import type { Elements } from '../../ui/elements.ts'
import { LongLines } from '../../ui/LongText.tsx'
import { Phrases } from '../../ui/Phrases.tsx'
import { ServerWords } from '../../ui/ServerWords.tsx'
import { isFailedCall, type OrderIssue } from '../submission/order.ts'
import { ShownNotice } from './ShownNotice.tsx'

export interface IssueNoticeProps {
  readonly issue: OrderIssue
  /** Why nothing was sent, what that means for the money, and what to do next. */
  readonly texts: readonly [title: string, meaning: string, advice: string]
  /** The reason in sentences, if it is known without an answer of the server. */
  readonly reasons?: readonly string[] | undefined
  /** A button, for example back to the form. */
  readonly action?: Elements
}

/** Why an order was not carried out, with the words of the server. */
export const IssueNotice = ({ issue, texts, reasons = [], action }: IssueNoticeProps) => {
  const { i18n } = useLingui()
  const [title, meaning, advice] = unsentTexts(issue, i18n) ?? texts
  return (
    <ShownNotice of={issue} tone="error" title={title} action={action}>
      <LongLines lines={reasons} />
      {isFailedCall(issue) && issue.kind !== 'key' && (
        <p>
          <ServerWords text={errorText(issue, i18n)} />
        </p>
      )}
      <p>
        <Phrases>{meaning}</Phrases>
      </p>
      <p>
        <Phrases>{advice}</Phrases>
      </p>
    </ShownNotice>
  )
}
