import type { MessageDescriptor } from '@lingui/core'
import type { ComponentType } from 'react'
import type { ViewProps } from '../../shared/element/entry/context.ts'
import type { FundLookupModel } from './model.ts'

export type StepProps = ViewProps<FundLookupModel>

/** A step: its title, its content, and what stands at the foot of the frame. */
export interface StepParts {
  /** None for the first step, whose title is in the first catalogue. */
  readonly title?: MessageDescriptor
  readonly View: ComponentType<StepProps>
  readonly Foot: ComponentType<StepProps>
}
