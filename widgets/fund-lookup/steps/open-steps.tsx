import type { Messages } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ComponentType } from 'react'
import { botTokenOf } from '../../../shared/api/bot-token.ts'
import type { BaseOptions } from '../../../shared/element/view/base-model.ts'
import { newKey } from '../../../shared/element/view/new-key.ts'
import { openSessionStorage } from '../../../shared/element/view/session-storage.ts'
import more from '../../../shared/ui/more.css?inline'
import steps from '../../../shared/ui/steps.css?inline'
import { createLookupApi } from '../api.ts'
import type { FundLookupModel } from '../model.ts'
import { createSends } from '../sends.ts'
import { createLookup, type Lookup } from '../state.ts'
import type { StepParts } from '../step-parts.ts'
import lookupStyles from '../View.css?inline'
import { codeStep } from './CodeStep.tsx'
import { EmailFault, type EmailFaultProps } from './EmailFault.tsx'
import { valueStep } from './ValueStep.tsx'

/** What an element needs once something was typed into its first view. */
export interface Later {
  readonly lookup: Lookup
  readonly steps: Readonly<Record<'CODE' | 'VALUE', StepParts>>
  readonly EmailFault: ComponentType<EmailFaultProps>
  readonly closing: NonNullable<BaseOptions['closing']>
}

const catalogues = import.meta.glob<{ messages: Messages }>('/locales/*/fund-lookup-steps.po')

/** All that comes after the first view, in one piece: words, styles, calls, state and views. */
export async function openSteps(model: FundLookupModel): Promise<Later> {
  const { adopt, i18n, loadCatalogues, signal, state, toast } = model
  adopt(more)
  adopt(steps + lookupStyles)
  await Promise.all([model.client(), model.speech(), loadCatalogues(catalogues)])

  const now = () => Date.now()
  const say = {
    sent: () => toast('success', i18n._(msg`Email sent successfully.`)),
    refreshed: () => toast('success', i18n._(msg`Refreshed`)),
    code: () => model.say({ kind: 'code', message: i18n._(msg`Enter valid code.`) }),
    'not-found': () => model.say({ kind: 'not-found', message: i18n._(msg`Not Found`) }),
  }
  const lookup = createLookup({
    state,
    api: createLookupApi(model, (action) => botTokenOf(model.botCheck(), action)),
    sends: createSends(openSessionStorage(), now),
    clock: {
      now,
      setTimeout: (run, ms) => setTimeout(run, ms),
      clearTimeout: (timer) => clearTimeout(timer as number),
    },
    onWake: (wake) => document.addEventListener('visibilitychange', wake, { signal }),
    signal,
    newKey,
    keepToken: model.keepToken,
    report: model.report,
    say: (what) => say[what](),
    onStep: (step) => model.emit('tw-step', { step }),
    onFound: () => model.emit('tw-success', { kind: 'lookup' }),
  })

  const closing: Later['closing'] = (reason, to) => {
    lookup.forget()
    const retry = () => {
      lookup.back()
      model.reopen()
    }
    return { to, reason, about: 'code', retry }
  }
  return { lookup, closing, EmailFault, steps: { CODE: codeStep, VALUE: valueStep } }
}
