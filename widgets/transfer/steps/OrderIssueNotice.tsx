import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useRef } from 'react'
import { errorText } from '../../../shared/element/view/error-text.ts'
import { LongText } from '../../../shared/ui/LongText.tsx'
import { Notice } from '../../../shared/ui/Notice.tsx'
import type { Order, OrderIssue } from '../submission/submission-state.ts'

interface OrderIssueNoticeProps {
  readonly issue: OrderIssue
  readonly about: Pick<Order, 'kind' | 'network'>
  /** A button, for example back to the form. */
  readonly action?: ReactNode
}

/** Why nothing was sent, what that means for the money, and what to do next. */
export const OrderIssueNotice = ({
  issue,
  about: { kind, network = '' },
  action,
}: OrderIssueNoticeProps) => {
  const { t, i18n } = useLingui()
  const notice = useRef<HTMLDivElement>(null)
  // It may lie below the visible part of the page.
  useEffect(() => {
    if (issue) notice.current?.scrollIntoView({ block: 'nearest' })
  }, [issue])
  const isProof = kind === 'deposit-proof'

  const [title, meaning, advice] = ((): [title: string, meaning: string, advice: string] => {
    if (issue.kind === 'gone') {
      return network
        ? [
            t`Withdrawals on ${network} are currently unavailable`,
            t`Nothing has been sent.`,
            t`Please choose another network.`,
          ]
        : [
            t`This bank card is no longer bound`,
            t`Nothing has been sent.`,
            t`Go back and check your bank card.`,
          ]
    }
    if (issue.kind !== 'refused') {
      return [t`The fee could not be checked`, t`Nothing has been sent.`, t`Please try again.`]
    }
    return isProof
      ? [
          t`Your remittance proof was not accepted`,
          t`It was not recorded. Your bank payment is not affected.`,
          t`Check the amount and the image, or ask your broker.`,
        ]
      : [
          t`Your withdrawal was not accepted`,
          t`Nothing has been sent. Your balance is unchanged.`,
          t`Check the amount and the recipient, or ask your broker.`,
        ]
  })()

  return (
    <div className="tw-order-issue" ref={notice}>
      <Notice tone="error" live="assertive" title={title} action={action}>
        {issue.kind !== 'gone' && (
          <p>
            <LongText text={errorText(issue, (message) => i18n._(message))} />
          </p>
        )}
        <p>{meaning}</p>
        <p>{advice}</p>
      </Notice>
    </div>
  )
}
