import type { Locale } from '../../text/i18n/locale.ts'

/** Texts for the time before a catalogue is loaded, or if it cannot be. */
export interface ShellWords {
  /** The element, or a part of it, could not be loaded or drawn. */
  readonly failed: string
  readonly retry: string
  /** Another try has failed as well: some browsers remember that a file did not load. */
  readonly reopen: string
}

export const shellWords: Readonly<Record<Locale, ShellWords>> = {
  en: {
    failed: 'This could not be shown.',
    retry: 'Try again',
    reopen: 'If this stays, open the page again.',
  },
  zh: {
    failed: '無法顯示此內容。',
    retry: '再試一次',
    reopen: '若仍無法顯示，請重新開啟頁面。',
  },
  ja: {
    failed: '表示できませんでした。',
    retry: 'もう一度試す',
    reopen: '解消しない場合は、ページを開き直してください。',
  },
  ko: {
    failed: '이 내용을 표시하지 못했습니다.',
    retry: '다시 시도',
    reopen: '계속되면 페이지를 다시 열어 주세요.',
  },
}
