import type * as v from 'valibot'
import type { cryptoChannel } from '../../shared/api/wire/crypto-channel.ts'
import type { usdChannel } from '../../shared/api/wire/usd-channel.ts'

/** Text in the four languages of the wire; `cn` is Traditional Chinese as in Taiwan and Hong Kong. */
export interface Texts {
  readonly en: string
  readonly cn: string
  readonly jp: string
  readonly ko: string
}

/** How the wire breaks a line inside a text: a backslash and an n, two characters. */
export const lines = (...parts: string[]): string => parts.join('\\n')

type CryptoItem = v.InferInput<typeof cryptoChannel>

/** Names and texts of a network; its figures have columns of their own. */
export type CryptoTexts = Required<
  Pick<
    CryptoItem,
    'channelName' | 'fullName' | 'channelIcon' | 'channelType' | 'companyName' | 'companyIcon'
  >
> & {
  readonly addressKind?: string
  readonly companyDescribe: Texts
  readonly channelDescribe: Texts
  readonly withdrawInformation: Texts
  readonly depositInformation: Texts
  readonly imgRemark: Texts
  readonly optionRemark: Texts
  readonly optionIcon: string
  readonly withdrawArrival: Texts
  readonly depositArrival: Texts
}

/** Names and texts of a way to send USD; `usdItems` adds the figures and the reference. */
export type UsdDetails = Omit<
  v.InferInput<typeof usdChannel>,
  'method' | 'reference' | 'minAmount' | 'maxAmount' | 'dailyLimit' | 'fee'
>
