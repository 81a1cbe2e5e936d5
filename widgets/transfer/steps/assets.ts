import type { Messages } from '@lingui/core'
import { messagesOf } from '../../../shared/i18n/texts.ts'
import steps from '../../../shared/ui/steps.css?inline'
import type { Later } from '../later.ts'
import type { TransferModel } from '../model.ts'
import transfer from '../transfer.css?inline'

const messages = messagesOf(
  import.meta.glob<{ messages: Messages }>('/locales/*/transfer-steps.po'),
)

/** Gives an element the words, styles and parts of all steps after HOME; a second time does no harm. */
export async function addStepAssets({ texts, adopt, later }: TransferModel): Promise<Later> {
  adopt(steps + transfer)
  const [opened] = await Promise.all([later(), texts.add(messages)])
  return opened
}
