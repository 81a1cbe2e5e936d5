import type { Locale } from '../../text/i18n/locale.ts'

/** Texts for the time before a catalogue is loaded, or if it cannot be. */
export interface ShellWords {
  /** The element, or a part of it, could not be loaded or drawn. */
  readonly failed: string
  readonly retry: string
}

export const shellWords: Readonly<Record<Locale, ShellWords>> = {
  en: { failed: 'This could not be shown.', retry: 'Try again' },
  zh: { failed: '無法顯示此內容。', retry: '再試一次' },
  ja: { failed: '表示できませんでした。', retry: 'もう一度試す' },
  ko: { failed: '이 내용을 표시하지 못했습니다.', retry: '다시 시도' },
}
