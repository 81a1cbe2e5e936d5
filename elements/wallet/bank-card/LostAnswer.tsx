import { useLingui } from '@lingui/react/macro'
import { IssueNotice } from '../../../shared/orders/notices/IssueNotice.tsx'
import { Notice } from '../../../shared/ui/Notice.tsx'
import { useWalletState } from '../model/context.ts'
import type { CardIssueProps } from './CardIssue.tsx'

/** What is known of a request whose answer was lost, now that the card was loaded again. */
export const LostAnswer = ({ of, error }: CardIssueProps) => {
  const { t } = useLingui()
  const { status, value: card } = useWalletState((state) => state.card)
  const isKnown = status === 'ready'
  if (isKnown && of === 'removal' && !card) {
    return (
      <Notice tone="success" live="assertive" title={t`Your bank account was removed`}>
        {t`The server did not reply, but your bank account is no longer there.`}
      </Notice>
    )
  }
  const noReply = t`The server did not reply.`
  const unknown = t`We do not know yet whether we received your request`
  const texts = !isKnown
    ? ([
        unknown,
        noReply,
        t`Check later which bank account you have before you send it again.`,
      ] as const)
    : of === 'removal'
      ? ([t`Your bank account was not removed`, noReply, t`You can send it again.`] as const)
      : card
        ? ([
            unknown,
            noReply,
            t`Check the bank account below. If it is not the one you entered, you may send it again.`,
          ] as const)
        : ([
            t`Your bank account was not added`,
            `${noReply} ${t`What you entered is still here.`}`,
            t`You can send it again.`,
          ] as const)
  return <IssueNotice issue={error} texts={texts} />
}
