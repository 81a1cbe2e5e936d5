import { createContext } from 'react'
import { useRequired } from '../../../../../../shared/element/view/use-required.ts'
import { useStore } from '../../../../../../shared/element/view/use-store.ts'
import type { SampleActions } from './actions.ts'
import type { SampleModel } from './model.ts'
import type { SampleState } from './state.ts'

export const ModelContext = createContext<SampleModel | undefined>(undefined)
export const ActionsContext = createContext<SampleActions | undefined>(undefined)

/** The model of the element. */
export const useModel = (): SampleModel => useRequired(ModelContext)

export const useSampleState = <Value>(select: (state: SampleState) => Value): Value =>
  useStore(useModel().store, select)
