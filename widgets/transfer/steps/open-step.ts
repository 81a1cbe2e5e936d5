import type { Messages } from '@lingui/core'
import type { ComponentType } from 'react'
import { openStep } from '../../../shared/element/open-step.tsx'
import steps from '../../../shared/ui/steps.css?inline'
import type { TransferModel } from '../model.ts'
import transfer from '../transfer.css?inline'
import { LaterContext } from '../transfer-context.ts'

const catalogues = import.meta.glob<{ messages: Messages }>('/locales/*/transfer-steps.po')

/** A step of this element, once drafts and submission are here as well. */
export const openTransferStep = (model: TransferModel, view: Promise<{ default: ComponentType }>) =>
  openStep(model, { css: steps + transfer, catalogues, view, LaterContext })
