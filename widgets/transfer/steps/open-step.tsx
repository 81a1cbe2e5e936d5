import type { Messages } from '@lingui/core'
import type { ComponentType } from 'react'
import steps from '../../../shared/ui/steps.css?inline'
import type { TransferModel } from '../model.ts'
import transfer from '../transfer.css?inline'
import { LaterContext } from '../transfer-context.ts'

const catalogues = import.meta.glob<{ messages: Messages }>('/locales/*/transfer-steps.po')

/** A step as React's `lazy` wants it, once its words, styles and parts are here as well. */
export async function openStep(
  { adopt, later, texts }: TransferModel,
  view: Promise<{ default: ComponentType }>,
): Promise<{ default: ComponentType }> {
  adopt(steps + transfer)
  const [{ default: View }, opened] = await Promise.all([view, later(), texts.add(catalogues)])
  return {
    default: () => (
      <LaterContext value={opened}>
        <View />
      </LaterContext>
    ),
  }
}
