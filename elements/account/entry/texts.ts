import type { InitialText } from '../../../shared/element/entry/first-paint.ts'
import type { ScreenName } from '../model/state.ts'

/** The titles of the first views, equal to those in the catalogues; a test compares them. */
export const titles: Readonly<Record<ScreenName, InitialText>> = {
  'sign-in': { en: 'Sign in', zh: '登入', ja: 'ログイン', ko: '로그인' },
  register: { en: 'Create an account', zh: '開立帳戶', ja: '口座開設', ko: '계좌 개설' },
  reset: {
    en: 'Reset your password',
    zh: '重設密碼',
    ja: 'パスワードの再設定',
    ko: '비밀번호 재설정',
  },
}
