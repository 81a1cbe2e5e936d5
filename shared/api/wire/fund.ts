import * as v from 'valibot'
import { decimal } from '../../money/decimal-text.ts'

/** `data.token` of a checked code; absent if the code is wrong (section 5). */
export const codeToken = v.pipe(
  v.nullish(v.object({ token: v.nullish(v.string()) })),
  v.transform((data) => data?.token || undefined),
)

/** Absent if the server has none; never read as zero. */
const balance = v.nullish(decimal)

/**
 * Net asset value of a custody wallet (section 3, "Trust fund query result item"). An empty item
 * means that there is no wallet: 'Not Found' (section 5).
 */
export const netAssetValue = v.pipe(
  v.object({
    walletNumber: v.pipe(
      v.nullish(v.union([v.string(), v.number()]), ''),
      v.transform((raw) => String(raw).trim()),
    ),
    usdBalance: balance,
    usdtBalance: balance,
  }),
  v.transform((item) =>
    item.walletNumber || item.usdBalance || item.usdtBalance ? item : undefined,
  ),
)
export type NetAssetValue = NonNullable<v.InferOutput<typeof netAssetValue>>
