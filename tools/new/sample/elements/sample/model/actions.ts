import type { SessionCalls } from '../../../../../../shared/element/calls/session.ts'
import { createApi, type SampleApi } from '../api.ts'

/** What a person can do after the first view. */
export interface SampleActions {
  readonly api: SampleApi
}

/** The part of the model that the actions use. */
export type ActionsModel = SessionCalls

export const createActions = async (model: ActionsModel): Promise<SampleActions> => ({
  api: createApi(model),
})
