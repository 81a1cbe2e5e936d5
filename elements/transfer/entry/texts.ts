import type { InitialText } from '../../../shared/element/entry/first-paint.ts'

/** Equal to the message `Deposit and withdraw` of the catalogues; a test compares them. */
export const title: InitialText = {
  en: 'Deposit and withdraw',
  zh: '存入與提領',
  ja: '入出金',
  ko: '입출금',
}
