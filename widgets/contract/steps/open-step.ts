import type { Messages } from '@lingui/core'
import type { ComponentType } from 'react'
import { openStep } from '../../../shared/element/view/open-step.tsx'
import { dateCatalogues } from '../../../shared/i18n/dates.ts'
import shared from '../../../shared/ui/steps.css?inline'
import { ActionsContext } from '../context.ts'
import type { ContractModel } from '../model.ts'
import steps from './steps.css?inline'

export { Tools } from './Tools.tsx'

const catalogues = {
  ...import.meta.glob<{ messages: Messages }>('/locales/*/contract-steps.po'),
  ...dateCatalogues,
}

/** A view that is loaded after the text, with its words, styles and actions. */
export const openContractStep = (model: ContractModel, view: Promise<{ default: ComponentType }>) =>
  openStep(model, { css: shared + steps, catalogues, view, ActionsContext })
