import { createStore, type StoreApi } from 'zustand/vanilla'
import type { ApiError } from '../../shared/api/errors.ts'
import type { BankCard } from '../../shared/api/wire/bank-card.ts'
import type { CryptoChannel } from '../../shared/api/wire/crypto-channel.ts'
import type { UsdChannel, UsdMethod } from '../../shared/api/wire/usd-channel.ts'
import type { Wallet } from '../../shared/api/wire/wallet.ts'
import { follow, idle, type Loadable } from '../../shared/element/loadable.ts'
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
  /** What the first view shows of the company, and the methods of USD mode. No bank detail. */
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
  readonly api: TransferApi
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

  const calls = {
    offers: api.usdOffers,
    depositChannels: api.depositChannels,
    withdrawalChannels: api.withdrawalChannels,
    wallet: api.wallet,
    card: api.bankCard,
    receiving: api.receivingAccounts,
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
        return [isUsd ? 'offers' : 'depositChannels', 'wallet']
      case 'DEPOSIT':
        return get()[isUsd ? 'offers' : 'depositChannels'].value ? [] : needs('HOME')
      case 'WITHDRAW':
        return ['wallet', isUsd ? 'card' : 'withdrawalChannels']
      case 'WIRE':
        return ['depositChannels']
      case 'BANK':
        return ['receiving']
      case 'PROVE_IMAGE':
        return []
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

  const begin = () => {
    for (const resource of needs('HOME')) void track(resource)
  }

  return {
    ...store,
    start: begin,
    go: (step) => enter([...get().stack, step]),
    choose(direction) {
      set({ pageType: pageTypeOf(get().isUsd, direction) })
      enter(['HOME', direction])
    },
    chooseMethod(method) {
      set({ method })
      enter([...get().stack, 'BANK'])
    },
    resumeProof(method) {
      set({ method, pageType: pageTypeOf(true, 'DEPOSIT') })
      enter(['HOME', 'DEPOSIT', 'BANK', 'PROVE_IMAGE'])
    },
    back() {
      const { stack } = get()
      if (stack.length > 1) enter(stack.slice(0, -1))
    },
    reset: () => enter(['HOME']),
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
