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
        title: t`Bank cards are added in the mobile app.`,
        text: t`Add yours there, then come back: it is shown here as soon as it is bound.`,
      }
    case 'no-token':
      return {
        title: message ?? t`You are not signed in.`,
        text: t`Sign in to open the wallet.`,
      }
    default:
  }
  if (from !== pages.transfer.path) {
    return {
      title: message ?? t`Token Error`,
      text: t`What was begun there has ended. Please begin again.`,
    }
  }
  return reason === 'auth'
    ? {
        title: message ?? t`Signed out, can cancel or sign in again.`,
        text: t`Sign in again to go on. If you had just sent a transfer, compare your balance before you send it again.`,
      }
    : {
        title: message ?? t`Token Error`,
        text: t`The wallet cannot be opened with this sign-in. Sign in again; if that does not help, please write to us.`,
      }
}
