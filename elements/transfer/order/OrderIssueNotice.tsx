import { useLingui } from '@lingui/react/macro'
import { refusalCodes } from '../../../shared/api/refusal-codes.ts'
import { IssueNotice, type IssueNoticeProps } from '../../../shared/orders/notices/IssueNotice.tsx'
import { useClosureText } from '../../../shared/orders/offer/use-limit-text.ts'
import type { OrderIssue } from '../../../shared/orders/submission/order.ts'
import type { Kind, UsdtWithdrawal } from './submission-state.ts'

interface OrderIssueNoticeProps extends Omit<IssueNoticeProps, 'texts' | 'reasons'> {
  readonly about: { readonly kind: Kind } & Partial<Pick<UsdtWithdrawal, 'network'>>
}

const isRefusedWith = (issue: OrderIssue | undefined, code: number): boolean =>
  issue?.kind === 'refused' && issue.code === code

/** Whether the network or the bank account of an order is no longer there: the form shows what is. */
const isGone = (issue: OrderIssue | undefined): boolean =>
  issue?.kind === 'gone' || isRefusedWith(issue, refusalCodes.cardChanged)

const isClosed = (issue: OrderIssue | undefined): boolean =>
  issue?.kind === 'closed' || isRefusedWith(issue, refusalCodes.channelClosed)

/** Whether an order cannot be sent as it is, however often: only its form can change that. */
export const isUnavailable = (issue: OrderIssue | undefined): boolean =>
  isGone(issue) || isClosed(issue)

/** Whether the limits that the form knows have changed since. */
export const isOverLimit = (issue: OrderIssue | undefined): boolean =>
  isRefusedWith(issue, refusalCodes.overLimit)

/** Why a transfer was not sent. */
export const OrderIssueNotice = ({ about, ...notice }: OrderIssueNoticeProps) => {
  const { t } = useLingui()
  const { kind, network = '' } = about
  const { issue } = notice
  const closureText = useClosureText()
  const closure = issue.kind === 'closed' ? closureText(issue.closure) : undefined
  const texts = ((): IssueNoticeProps['texts'] => {
    if (isClosed(issue)) {
      return network
        ? [
            t`Withdrawals on ${network} are currently unavailable`,
            t`We sent nothing. What you entered is still here.`,
            t`Choose another network, or try again later.`,
          ]
        : [
            t`Bank wires are currently unavailable`,
            t`We sent nothing. What you entered is still here.`,
            t`Try again later.`,
          ]
    }
    if (isGone(issue)) {
      return network
        ? [
            t`Withdrawals on ${network} are currently unavailable`,
            t`We sent nothing.`,
            t`Choose another network.`,
          ]
        : [
            t`This bank account is no longer in use`,
            t`We sent nothing.`,
            t`Go back and check your bank account.`,
          ]
    }
    if (issue.kind !== 'refused' && kind === 'deposit-proof') {
      return [
        t`Your remittance proof was not sent`,
        t`We did not record this proof. Your bank payment is not affected.`,
        t`Try again.`,
      ]
    }
    if (issue.kind !== 'refused') {
      return [t`The fee could not be checked`, t`We sent nothing.`, t`Try again.`]
    }
    if (isOverLimit(issue) && kind !== 'deposit-proof') {
      return [
        t`Your withdrawal was not accepted`,
        t`We sent nothing. Your balance is unchanged.`,
        t`Edit the amount. What you entered is still here.`,
      ]
    }
    return kind === 'deposit-proof'
      ? [
          t`Your remittance proof was not accepted`,
          t`We did not record this proof. Your bank payment is not affected.`,
          t`Check the amount and the image, or ask your broker.`,
        ]
      : [
          t`Your withdrawal was not accepted`,
          t`We sent nothing. Your balance is unchanged.`,
          t`Check the amount and the recipient, or ask your broker.`,
        ]
  })()
  const reasons = closure && [closure.isTimed ? closure.state : '', closure.reason].filter(Boolean)
  return <IssueNotice {...notice} texts={texts} reasons={reasons} />
}
