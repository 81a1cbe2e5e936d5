import { createStore, type StoreApi } from 'zustand/vanilla'
import { type Answer, type ApiError, failed } from '../../shared/api/errors.ts'
import type { BankCard } from '../../shared/api/wire/bank-card.ts'
import type { Company } from '../../shared/api/wire/company.ts'
import type { CryptoChannel } from '../../shared/api/wire/crypto-channel.ts'
import type { UsdChannel, UsdMethod } from '../../shared/api/wire/usd-channel.ts'
import type { Wallet } from '../../shared/api/wire/wallet.ts'
import { follow, idle, type Loadable } from '../../shared/element/view/loadable.ts'
import type { TransferApi, UsdOffer } from './api.ts'

/** Steps of the specification, section 3. */
export type Step = 'HOME' | 'DEPOSIT' | 'WITHDRAW' | 'WIRE' | 'BANK' | 'PROVE_IMAGE'

/** Page types of the specification, section 3. */
export type PageType = 'USD' | 'USDT_WITHDRAW' | 'USDT_DEPOSIT'

export interface TransferState {
  readonly isUsd: boolean
  /** The way here; never empty, begins with HOME. */
  readonly stack: readonly Step[]
  readonly pageType: PageType
  /** The USD method chosen in DEPOSIT. */
  readonly method: UsdMethod
  /** Who stands behind the transfer; `null` where the server does not say. */
  readonly company: Loadable<Company | null>
  /** The methods of USD mode. No bank detail. */
  readonly offers: Loadable<UsdOffer[]>
  /** Networks to deposit on. */
  readonly depositChannels: Loadable<CryptoChannel[]>
  readonly withdrawalChannels: Loadable<CryptoChannel[]>
  readonly wallet: Loadable<Wallet>
  /** `null`: no card is bound. */
  readonly card: Loadable<BankCard | null>
  /** Receiving accounts, held while BANK is open and no longer. */
  readonly receiving: Loadable<UsdChannel[]>
}

type Resource = {
  [Key in keyof TransferState]: TransferState[Key] extends Loadable<unknown> ? Key : never
}[keyof TransferState]

export interface TransferStore extends StoreApi<TransferState> {
  /** Loads what HOME shows; once there is a token. */
  start(): void
  /** Goes one step further and loads what that step shows. */
  go(step: Step): void
  /** Chooses Deposit or Withdraw on HOME. */
  choose(direction: 'DEPOSIT' | 'WITHDRAW'): void
  chooseMethod(method: UsdMethod): void
  /** Takes up a proof that was begun before: straight to its form. */
  resumeProof(method: UsdMethod): void
  /** Pops one step. */
  back(): void
  /** To HOME with nothing behind it: after a success. */
  reset(): void
  /** Loads, or loads again, one thing. */
  load(resource: Resource): Promise<void>
  /** Loads what the present step shows, again. */
  reload(): void
  /** Another person or another mode: forgets all and begins at HOME. */
  restart(isUsd: boolean): void
}

export const stepOf = (state: TransferState): Step => state.stack.at(-1) ?? 'HOME'

/**
 * The networks one may withdraw to. The specification hides the item at index 1 and does not say
 * why; servers in the field keep a deposit-only network there.
 */
export const visibleForWithdrawal = (channels: readonly CryptoChannel[]): CryptoChannel[] =>
  channels.filter((_, index) => index !== 1)

export interface StoreOptions {
  /** All calls; loaded with the first of them. */
  readonly api: () => Promise<TransferApi>
  readonly isUsd: boolean
  /** Shows an error of a load to the person. */
  readonly report: (error: ApiError) => void
  readonly onStep: (step: Step) => void
}

const pageTypeOf = (isUsd: boolean, direction: 'DEPOSIT' | 'WITHDRAW'): PageType => {
  if (isUsd) return 'USD'
  return direction === 'WITHDRAW' ? 'USDT_WITHDRAW' : 'USDT_DEPOSIT'
}

const initial = (isUsd: boolean): TransferState => ({
  isUsd,
  stack: ['HOME'],
  pageType: pageTypeOf(isUsd, 'DEPOSIT'),
  method: 'WIRE',
  company: idle,
  offers: idle,
  depositChannels: idle,
  withdrawalChannels: idle,
  wallet: idle,
  card: idle,
  receiving: idle,
})

/** State and navigation of one `<tw-transfer>`. Sending money is submission.ts. */
export function createTransferStore(options: StoreOptions): TransferStore {
  const { api, report, onStep } = options
  const store = createStore<TransferState>(() => initial(options.isUsd))
  const { getState: get, setState: set } = store
  /** Which load of a resource is the latest: an answer that was overtaken is dropped. */
  const latest: Partial<Record<Resource, object>> = {}

  const whenLoaded =
    (call: (api: TransferApi) => Promise<Answer<unknown>>) =>
    async (): Promise<Answer<unknown>> => {
      try {
        return await call(await api())
      } catch (cause) {
        return failed({ kind: 'network', cause })
      }
    }
  const calls: Record<Resource, () => Promise<Answer<unknown>>> = {
    company: whenLoaded((api) => api.company(get().isUsd)),
    offers: whenLoaded((api) => api.usdOffers()),
    depositChannels: whenLoaded((api) => api.depositChannels()),
    withdrawalChannels: whenLoaded((api) => api.withdrawalChannels()),
    wallet: whenLoaded((api) => api.wallet()),
    card: whenLoaded((api) => api.bankCard()),
    receiving: whenLoaded((api) => api.receivingAccounts()),
  }

  const track = async <Key extends Resource>(resource: Key): Promise<void> => {
    const turn = {}
    latest[resource] = turn
    const before = get()[resource] as Loadable<unknown>
    const answer = await follow<unknown>(before, calls[resource], (loadable) => {
      if (latest[resource] === turn) set({ [resource]: loadable } as Partial<TransferState>)
    })
    if (latest[resource] === turn && !answer.ok) report(answer.error)
  }

  /** What each step shows, beside what is here already. */
  const needs = (step: Step): Resource[] => {
    const { isUsd } = get()
    switch (step) {
      case 'HOME':
        // The balance is asked for the first time once HOME can be used (see HomeExtras).
        return get().wallet.status === 'idle' ? ['company'] : ['company', 'wallet']
      case 'DEPOSIT':
        return [isUsd ? 'offers' : 'depositChannels']
      case 'WITHDRAW':
        return ['wallet', isUsd ? 'card' : 'withdrawalChannels']
      case 'WIRE':
        return ['depositChannels']
      case 'BANK':
        return ['receiving']
      case 'PROVE_IMAGE':
        // The limits of its method; a resumed proof comes here without passing DEPOSIT.
        return get().offers.value ? [] : ['offers']
    }
  }

  const enter = (stack: readonly Step[]) => {
    const before = stepOf(get())
    set({ stack })
    const step = stepOf(get())
    if (step !== 'BANK') {
      delete latest.receiving
      set({ receiving: idle })
    }
    if (step === before) return
    onStep(step)
    for (const resource of needs(step)) void track(resource)
  }

  /** A second click on the same button goes no further, so that Back needs no second one. */
  const further = (step: Step) => {
    if (step !== stepOf(get())) enter([...get().stack, step])
  }

  const begin = () => {
    for (const resource of needs('HOME')) void track(resource)
  }

  return {
    ...store,
    start: begin,
    go: further,
    choose(direction) {
      set({ pageType: pageTypeOf(get().isUsd, direction) })
      enter(['HOME', direction])
    },
    chooseMethod(method) {
      set({ method })
      further('BANK')
    },
    resumeProof(method) {
      set({ method, pageType: pageTypeOf(true, 'DEPOSIT') })
      enter(['HOME', 'DEPOSIT', 'BANK', 'PROVE_IMAGE'])
    },
    back() {
      const { stack } = get()
      if (stack.length > 1) enter(stack.slice(0, -1))
    },
    reset() {
      // A transfer that is found or sent again from HOME has changed what HOME shows.
      if (stepOf(get()) === 'HOME') begin()
      else enter(['HOME'])
    },
    load: track,
    reload() {
      for (const resource of needs(stepOf(get()))) void track(resource)
    },
    restart(isUsd) {
      const before = stepOf(get())
      for (const resource of Object.keys(calls) as Resource[]) delete latest[resource]
      set(initial(isUsd), true)
      if (before !== 'HOME') onStep('HOME')
      begin()
    },
  }
}
