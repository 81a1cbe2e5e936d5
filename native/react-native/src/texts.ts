/** The few words that the app shows without the page. */
export interface WalletTexts {
  readonly failed: string
  readonly check: string
  readonly retry: string
  readonly close: string
  readonly loading: string
}

const texts: Readonly<Record<'en' | 'zh' | 'ja' | 'ko', WalletTexts>> = {
  en: {
    failed: 'The wallet could not be opened',
    check: 'Check your connection, then try again.',
    retry: 'Try again',
    close: 'Close',
    loading: 'Loading',
  },
  zh: {
    failed: '無法開啟錢包',
    check: '請檢查網路連線，然後再試一次。',
    retry: '再試一次',
    close: '關閉',
    loading: '載入中',
  },
  ja: {
    failed: 'ウォレットを開けませんでした',
    check: '通信状況を確認して、もう一度お試しください。',
    retry: 'もう一度試す',
    close: '閉じる',
    loading: '読み込み中',
  },
  ko: {
    failed: '지갑을 열 수 없습니다',
    check: '네트워크 연결을 확인한 후 다시 시도해 주세요.',
    retry: '다시 시도',
    close: '닫기',
    loading: '불러오는 중',
  },
}

/** @param language a language tag, or `system` for that of the phone; English for one without texts */
export function textsOf(language: string): WalletTexts {
  const tag = language === 'system' ? Intl.DateTimeFormat().resolvedOptions().locale : language
  const code = tag.slice(0, 2).toLowerCase()
  const isKnown = (name: string): name is keyof typeof texts => Object.hasOwn(texts, name)
  return isKnown(code) ? texts[code] : texts.en
}
