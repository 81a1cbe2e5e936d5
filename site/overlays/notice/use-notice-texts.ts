import { useLingui } from '@lingui/react/macro'
import type { Notice } from '../../app/notices.ts'
import { pages } from '../../pages/pages.ts'

interface NoticeTexts {
  /** What happened. */
  readonly title: string
  /** What it means, and what to do. */
  readonly text: string
}

/** The texts of a notice: the element's message as title, and what to do as text. */
export function useNoticeTexts({ reason, message, from }: Notice): NoticeTexts {
  const { t } = useLingui()
  switch (reason) {
    case 'bank-card':
      return {
        title: t`Please bind your bank card in the mobile app.`,
        text: t`Then return here: the card is shown as soon as it is bound.`,
      }
    case 'no-token':
      return {
        title: message ?? t`You are not signed in.`,
        text: t`Please sign in to open the wallet.`,
      }
    default:
  }
  if (from !== pages.transfer.path) {
    return {
      title: message ?? t`Token Error`,
      text: t`Your session on that page has ended. Please start again.`,
    }
  }
  return reason === 'auth'
    ? {
        title: message ?? t`Signed out, can cancel or sign in again.`,
        text: t`Please sign in again to continue. If you had just submitted a transfer, check your balance before you submit it again.`,
      }
    : {
        title: message ?? t`Token Error`,
        text: t`This sign-in does not give access to the wallet. Please sign in again; if that does not help, please contact us.`,
      }
}
