import * as v from 'valibot'
import { decimal } from '../../money/decimal-text.ts'

/** Answer to a checked code: `data.token`; none where the code is wrong (section 5). */
export const codeToken = v.pipe(
  v.nullish(v.object({ token: v.nullish(v.string()) })),
  v.transform((data) => data?.token || undefined),
)

/** Net asset value of a custody wallet (section 3, "Trust fund query result item"). */
export const netAssetValue = v.object({
  walletNumber: v.string(),
  usdBalance: decimal,
  usdtBalance: decimal,
})
export type NetAssetValue = v.InferOutput<typeof netAssetValue>
