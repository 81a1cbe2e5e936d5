/** The few words that the app shows without the page. */
export interface WalletTexts {
  readonly failed: string
  readonly retry: string
  readonly loading: string
}

const texts: Readonly<Record<'en' | 'zh' | 'ja' | 'ko', WalletTexts>> = {
  en: {
    failed: 'The wallet could not be loaded. Check your connection.',
    retry: 'Try again',
    loading: 'Loading',
  },
  zh: { failed: '無法載入錢包，請檢查網路連線。', retry: '重試', loading: '載入中' },
  ja: {
    failed: 'ウォレットを読み込めませんでした。通信環境をご確認ください。',
    retry: '再試行',
    loading: '読み込み中',
  },
  ko: {
    failed: '지갑을 불러오지 못했습니다. 네트워크 연결을 확인해 주세요.',
    retry: '다시 시도',
    loading: '불러오는 중',
  },
}

/** @param language a language tag; English for one without texts */
export function textsOf(language: string): WalletTexts {
  const code = language.slice(0, 2).toLowerCase()
  const isKnown = (name: string): name is keyof typeof texts => Object.hasOwn(texts, name)
  return isKnown(code) ? texts[code] : texts.en
}
