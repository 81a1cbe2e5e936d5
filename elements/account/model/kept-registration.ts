import * as v from 'valibot'
import { openSessionStorage } from '../../../shared/api/storage/session-storage.ts'
import { createKeptInputs, type KeptForms } from '../../../shared/person/kept-input/kept-inputs.ts'
import type { AccountState, AccountStore } from './state.ts'

const names = ['kind', 'email', 'mobile', 'dialRegion', 'name', 'region'] as const

interface Inputs {
  readonly register: Pick<AccountState, (typeof names)[number]>
}

const text = v.string()

/** Neither password and code nor the consent is stored. */
const forms: KeptForms<Inputs> = {
  register: v.pipe(
    v.object({
      kind: v.picklist(['email', 'mobile']),
      email: text,
      mobile: text,
      dialRegion: text,
      name: text,
      region: text,
    }),
    v.check(({ email, mobile, name }) => `${email}${mobile}${name}` !== ''),
  ),
}

/**
 * Keeps what is typed in a registration. Nobody is signed in, so it stays in its tab: whoever opens
 * another one may be another person.
 *
 * @returns discards it
 */
export function keepRegistration(store: AccountStore, signal: AbortSignal): () => void {
  const inputs = createKeptInputs<Inputs>('tw-account', forms, {
    token: () => '',
    storage: openSessionStorage,
  })
  const takeKept = () => {
    const { email, mobile, name, keptAt } = store.getState()
    if (keptAt !== undefined || `${email}${mobile}${name}` !== '') return
    const kept = inputs.open('register')
    if (kept.value && kept.keptAt) store.setState({ ...kept.value, keptAt: kept.keptAt })
  }
  const stop = store.subscribe((now, before) => {
    if (now.screen !== 'register') return
    if (now.step === 'SUCCESS') {
      inputs.clear('register')
      if (now.keptAt !== undefined) store.setState({ keptAt: undefined })
    } else if (before.screen !== 'register') takeKept()
    else if (names.some((name) => now[name] !== before[name])) inputs.open('register').save(now)
  })
  // An element that is removed forgets what is in its memory, and not what the tab keeps.
  signal.addEventListener('abort', stop)
  if (store.getState().screen === 'register') takeKept()
  return () => {
    const none = { email: '', mobile: '', name: '', region: '' }
    store.setState({ ...none, keptAt: undefined, issues: {} })
    // After that, which has kept the empty form.
    inputs.clear('register')
  }
}
