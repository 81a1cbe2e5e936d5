import type { Locale } from '../shared/text/i18n/locale.ts'

interface Words {
  readonly label: string
  /** Stands above every preview. */
  readonly notice: string
  /** In place of an answer to a call that would do something. */
  readonly notSent: string
  /** Before the list of names. */
  readonly unknown: (name: string) => string
  readonly failed: string
}

/** The texts of a preview, which loads no catalogue. */
export const words: Readonly<Record<Locale, Words>> = {
  en: {
    label: 'Preview',
    notice: 'All data is made up. No real money moves.',
    notSent: 'This is a preview. Nothing was sent.',
    unknown: (name) => `There is no preview named “${name}”. These are the names:`,
    failed: 'This preview could not be shown.',
  },
  zh: {
    label: '預覽畫面',
    notice: '資料皆為虛構，不涉及真實資金。',
    notSent: '這是預覽畫面，並未送出任何資料。',
    unknown: (name) => `沒有名為「${name}」的預覽畫面。可用的名稱如下：`,
    failed: '無法顯示此預覽畫面。',
  },
  ja: {
    label: 'プレビュー',
    notice: 'データはすべて架空です。実際の資金は動きません。',
    notSent: 'プレビューのため、何も送信されていません。',
    unknown: (name) => `「${name}」というプレビューはありません。使える名前：`,
    failed: 'プレビューを表示できませんでした。',
  },
  ko: {
    label: '미리보기',
    notice: '모든 데이터는 가상이며, 실제 자금은 움직이지 않습니다.',
    notSent: '미리보기이므로 아무것도 전송되지 않았습니다.',
    unknown: (name) => `“${name}”라는 미리보기가 없습니다. 사용할 수 있는 이름:`,
    failed: '미리보기를 표시하지 못했습니다.',
  },
}
