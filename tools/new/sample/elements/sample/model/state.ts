import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Step } from '../declaration.ts'

/** The state of one `<tw-sample>`. */
export interface SampleState {
  readonly step: Step
}

export type SampleStore = StoreApi<SampleState>

export const createSampleStore = (): SampleStore => createStore(() => ({ step: 'START' }))
