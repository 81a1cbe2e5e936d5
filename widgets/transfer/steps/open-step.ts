import type { Messages } from '@lingui/core'
import type { ComponentType } from 'react'
import { openStep } from '../../../shared/element/view/open-step.tsx'
import { dateCatalogues } from '../../../shared/i18n/dates.ts'
import steps from '../../../shared/ui/steps.css?inline'
import { ActionsContext } from '../context.ts'
import type { TransferModel } from '../model.ts'
import transfer from '../View.css?inline'

const catalogues = {
  ...import.meta.glob<{ messages: Messages }>('/locales/*/transfer-steps.po'),
  ...dateCatalogues,
}

/** Loads a step with its texts, its styles and the actions. */
export const openTransferStep = (model: TransferModel, view: Promise<{ default: ComponentType }>) =>
  openStep(model, { css: steps + transfer, catalogues, view, ActionsContext })
