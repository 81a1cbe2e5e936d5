import type * as v from 'valibot'
import type { transferTerms } from '../../shared/api/wire/transfer-terms.ts'
import type { usdChannel } from '../../shared/api/wire/usd-channel.ts'
import type { Texts } from '../language/msg.ts'

/** Names and texts of a network; its figures have columns of their own. */
export type CryptoTexts = Readonly<
  Record<
    'channelName' | 'fullName' | 'channelIcon' | 'channelType' | 'companyName' | 'companyIcon',
    string
  >
> & {
  readonly addressKind?: string
  /** Address of a transaction, with `{hash}`. */
  readonly explorer?: string
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
  'method' | 'reference' | Exclude<keyof typeof transferTerms, 'arrival'>
>
