import type { Messages } from '@lingui/core'
import type { ComponentType } from 'react'
import { openStep } from '../../../shared/element/view/open-step.tsx'
import steps from '../../../shared/ui/steps.css?inline'
import { LaterContext } from '../context.ts'
import type { ContractModel } from '../model.ts'
import sign from './sign.css?inline'

const catalogues = import.meta.glob<{ messages: Messages }>('/locales/*/contract-steps.po')

/** A part of this element that comes after its text, with what it sends by. */
export const openContractStep = (model: ContractModel, view: Promise<{ default: ComponentType }>) =>
  openStep(
    { ...model, actions: model.later },
    { css: steps + sign, catalogues, view, ActionsContext: LaterContext },
  )
