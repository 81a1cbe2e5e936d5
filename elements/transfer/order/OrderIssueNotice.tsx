import { useLingui } from '@lingui/react/macro'
import { refusalCodes } from '../../../shared/api/refusal-codes.ts'
import { IssueNotice, type IssueNoticeProps } from '../../../shared/orders/IssueNotice.tsx'
import type { OrderIssue } from '../../../shared/orders/submission/order.ts'
import type { Kind, UsdtWithdrawal } from './submission-state.ts'

interface OrderIssueNoticeProps extends Omit<IssueNoticeProps, 'texts'> {
  readonly about: { readonly kind: Kind } & Partial<Pick<UsdtWithdrawal, 'network'>>
}

/** Whether the network or the bank account of an order is no longer there: the form shows what is. */
export const isGone = (issue: OrderIssue | undefined): boolean =>
  issue?.kind === 'gone' || (issue?.kind === 'refused' && issue.code === refusalCodes.cardChanged)

/** Why a transfer was not sent. */
export const OrderIssueNotice = ({ about, ...notice }: OrderIssueNoticeProps) => {
  const { t } = useLingui()
  const { kind, network = '' } = about
  const { issue } = notice
  const texts = ((): IssueNoticeProps['texts'] => {
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
  return <IssueNotice {...notice} texts={texts} />
}
