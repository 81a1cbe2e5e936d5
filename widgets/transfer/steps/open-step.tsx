import type { Messages } from '@lingui/core'
import type { ComponentType } from 'react'
import { openStep } from '../../../shared/element/open-step.ts'
import steps from '../../../shared/ui/steps.css?inline'
import type { TransferModel } from '../model.ts'
import transfer from '../transfer.css?inline'
import { LaterContext } from '../transfer-context.ts'

const catalogues = import.meta.glob<{ messages: Messages }>('/locales/*/transfer-steps.po')

/** A step of this element, once drafts and submission are here as well. */
export async function openTransferStep(
  model: TransferModel,
  view: Promise<{ default: ComponentType }>,
): Promise<{ default: ComponentType }> {
  const [{ default: View }, later] = await Promise.all([
    openStep(model, { css: steps + transfer, catalogues, view }),
    model.later(),
  ])
  return {
    default: () => (
      <LaterContext value={later}>
        <View />
      </LaterContext>
    ),
  }
}
