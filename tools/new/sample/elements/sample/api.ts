import type { Client } from '../../../../../shared/api/client.ts'

export type SampleApi = ReturnType<typeof createApi>

/** The calls of `<tw-sample>`. The shapes of the answers are in shared/api/wire. */
export const createApi = (_: Pick<Client, 'call'>) => ({})
