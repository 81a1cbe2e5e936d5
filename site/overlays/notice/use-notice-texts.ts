import { useLingui } from '@lingui/react/macro'
import { pages } from '../../map/pages.ts'
import { matchRoute } from '../../map/routes.ts'
import type { Notice } from '../../preferences/notices.ts'

interface NoticeTexts {
  /** What happened. */
  readonly title: string
  /** What it means, and what to do. */
  readonly text: string
}

/**
 * The texts of a notice: the element's message as title, in the language that it was written in, and
 * what to do as text.
 */
export function useNoticeTexts({ reason, from, ...own }: Notice): NoticeTexts {
  const { t, i18n } = useLingui()
  const message = own.language === i18n.locale ? own.message : undefined
  switch (reason) {
    case 'signed-out':
      return {
        title: t`You have signed out.`,
        text: t`No wallet data is left in this tab.`,
      }
    case 'signed-out-here':
      return {
        title: t`You have signed out on this device only.`,
        text: t`The server did not reply, so your session on the server will end by itself later. To end it now, sign in and sign out again.`,
      }
    case 'card-bound':
      return {
        title: t`We have received your bank account.`,
        // The card is bound already, or first reviewed; the element does not say which.
        text: t`You can use it for withdrawals once it is approved. The wallet shows its status.`,
      }
    case 'not-kept':
      return {
        title: t`You could not be signed in.`,
        text: t`Your browser allows this site neither cookies nor storage. Allow one of them and sign in again.`,
      }
    case 'no-token':
      return {
        title: message ?? t`You are not signed in.`,
        text: t`Sign in to open the wallet.`,
      }
    default:
  }
  if (!pages[matchRoute(from.split('?')[0] ?? '').name].needsToken) {
    return {
      title: message ?? t`Token Error`,
      text: t`Your session on that page has ended. Start again.`,
    }
  }
  return reason === 'auth'
    ? {
        title: message ?? t`Signed out, can cancel or sign in again.`,
        text: t`Sign in again to continue. If you had just submitted a transfer, check your balance before you submit it again.`,
      }
    : {
        title: message ?? t`Token Error`,
        text: t`This sign-in does not give access to the wallet. Sign in again; if that does not help, contact us.`,
      }
}
