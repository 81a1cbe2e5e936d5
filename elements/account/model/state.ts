import { createStore, type StoreApi } from 'zustand/vanilla'
import type { ApiError } from '../../../shared/api/errors.ts'
import type { Step } from '../declaration.ts'

/** What the person wants to do: the property `screen`. */
export type ScreenName = 'sign-in' | 'register' | 'reset'

/** The steps after the first of each screen. */
export type LaterStep = Exclude<Step, 'SIGN_IN' | 'ACCOUNT'>

/** How an account is identified. */
export type AccountKind = 'email' | 'mobile'

/** What is wrong with a field; `network` if the files of the later steps could not be loaded. */
export type Issue = 'required' | 'invalid' | 'long' | 'rules' | 'mismatch' | 'network'

type FieldName = 'account' | 'code' | 'password' | 'confirmation' | 'name' | 'region' | 'consent'

/** A new object each time, so that the same issue twice is noticed twice. */
export type Issues = Readonly<Partial<Record<FieldName, Issue>>>

/**
 * The state of one `<tw-account>`, without any token. A password is in it, and nowhere else, from
 * its first letter until it is accepted or the person goes to another screen.
 */
export interface AccountState {
  readonly screen: ScreenName
  readonly step: Step
  /** Asks whether to sign in again. */
  readonly isPrompting: boolean
  readonly kind: AccountKind
  /** As they were typed. */
  readonly email: string
  readonly mobile: string
  /** Region of the mobile number, ISO 3166-1 alpha-2; empty until the field has suggested one. */
  readonly dialRegion: string
  readonly password: string
  readonly confirmation: string
  readonly name: string
  /** Region of residence, ISO 3166-1 alpha-2. */
  readonly region: string
  readonly hasConsent: boolean
  /** When what is in a registration was typed, before its page was loaded again; since 1970. */
  readonly keptAt?: number | undefined
  /** The account that the code went to, as it is sent and as it is shown. */
  readonly account: string
  readonly shownAccount: string
  /** The element has sent a code to this account, and none has been used since. */
  readonly hasSentCode: boolean
  /** Digits only. */
  readonly code: string
  readonly issues: Issues
  /** What is under way; nothing else begins meanwhile. A `save` may take effect. */
  readonly busy?: 'sign-in' | 'send' | 'check' | 'save' | undefined
  /** The last call that failed in this step. */
  readonly error?: ApiError | undefined
  /**
   * By `shownAccount`: a registration or a reset was sent for this account, and its answer was
   * `lost`; `refused` if a later try was refused, perhaps because the lost one succeeded.
   */
  readonly unconfirmed?: Readonly<Record<string, 'lost' | 'refused'>> | undefined
  /** Until another code may be sent to this account. */
  readonly secondsLeft: number
  /** Until another try to sign in is allowed. */
  readonly lockSeconds: number
  /** Until the success leads to sign-in. */
  readonly redirectSeconds: number
}

type Change = Partial<AccountState>

export interface AccountStore extends StoreApi<AccountState> {
  /** Changes a field and clears its issue. */
  edit(field: FieldName, change: Change): void
}

const firstStep = (screen: ScreenName): Step => (screen === 'sign-in' ? 'SIGN_IN' : 'ACCOUNT')

export function createAccountStore(screen: ScreenName, isPrompting = false): AccountStore {
  const store = createStore<AccountState>(() => ({
    screen,
    step: firstStep(screen),
    isPrompting,
    kind: 'email',
    email: '',
    mobile: '',
    dialRegion: '',
    password: '',
    confirmation: '',
    name: '',
    region: '',
    hasConsent: false,
    account: '',
    shownAccount: '',
    hasSentCode: false,
    code: '',
    issues: {},
    secondsLeft: 0,
    lockSeconds: 0,
    redirectSeconds: 0,
  }))
  return {
    ...store,
    edit(field, change) {
      const { [field]: _, ...issues } = store.getState().issues
      store.setState({ ...change, issues })
    },
  }
}

export const finish = (change: Change = {}): Change => ({ busy: undefined, ...change })

/** Begins something; clears earlier issues and errors. */
export const begin = (busy: NonNullable<AccountState['busy']>): Change => ({
  busy,
  issues: {},
  error: undefined,
})

/** Opens a step; keeps the input. */
export const enter = (step: Step): Change => finish({ step, issues: {}, error: undefined })

/** Opens a screen: keeps the account, clears the passwords and the code. */
export const open = (screen: ScreenName): Change => ({
  ...enter(firstStep(screen)),
  screen,
  unconfirmed: undefined,
  password: '',
  confirmation: '',
  hasSentCode: false,
  code: '',
})

/** Opens SUCCESS: keeps only the account, to sign in with. */
export const succeed = (): Change => ({
  ...enter('SUCCESS'),
  unconfirmed: undefined,
  password: '',
  confirmation: '',
  code: '',
  name: '',
  region: '',
  hasConsent: false,
})

/** The step that *Back* leads to; `undefined` if there is none. */
export const stepBefore = ({ step, busy }: AccountState): Step | undefined => {
  const before: Readonly<Record<Step, Step | undefined>> = {
    SIGN_IN: undefined,
    ACCOUNT: 'SIGN_IN',
    CODE: 'ACCOUNT',
    PASSWORD: 'CODE',
    TERMS: 'PASSWORD',
    SUCCESS: undefined,
  }
  // A request that saves may take effect.
  return busy === 'save' ? undefined : before[step]
}
