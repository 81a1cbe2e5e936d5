import { createStore, type StoreApi } from 'zustand/vanilla'
import type { ApiError } from '../../../shared/api/errors.ts'
import { idle, type Loadable } from '../../../shared/api/loading/loadable.ts'
import { createLoad, type ResourceOf, whenLoaded } from '../../../shared/api/loading/resources.ts'
import type { BankCard } from '../../../shared/api/wire/bank-card.ts'
import type { PasskeyList } from '../../../shared/api/wire/confirmation.ts'
import type { HistoryRecord } from '../../../shared/api/wire/history.ts'
import type { UserInfo } from '../../../shared/api/wire/user.ts'
import type { Wallet } from '../../../shared/api/wire/wallet.ts'
import type { InProgress, WalletApi } from '../api.ts'
import type { ScreenName, Step } from '../declaration.ts'

export interface WalletState {
  /** The account that is chosen on the hub; deposit and withdrawal are in its currency. */
  readonly isUsd: boolean
  /** The steps that led here; it begins with HUB. */
  readonly stack: readonly Step[]
  /**
   * Every balance of the wallet is shown as dots, on every screen, and on HUB the amounts of the
   * records. An amount that the person sends stays visible. Remembered for the session.
   */
  readonly isHidden: boolean
  readonly wallet: Loadable<Wallet>
  /** The latest records, for the hub. */
  readonly latest: Loadable<HistoryRecord[]>
  /** The transfers under review, for the hub. */
  readonly inProgress: Loadable<InProgress>
  /** `null`: no card is bound. */
  readonly card: Loadable<BankCard | null>
  /** Who is signed in; `null` where the server does not say. */
  readonly userInfo: Loadable<UserInfo | null>
  /** Those that confirm orders. */
  readonly passkeys: Loadable<PasskeyList>
  /** Whether the element is so wide that a record is shown beside the list of all. */
  readonly hasRoomBeside: boolean
  /** The record that RECORD shows. */
  readonly orderNumber: string
  /** `null` where the server does not know the order number. */
  readonly record: Loadable<HistoryRecord | null>
}

type Resource = ResourceOf<WalletState>

export interface WalletStore extends StoreApi<WalletState> {
  /** Loads what the first screen shows. */
  start(): void
  /** Opens the next step and loads what it shows. */
  go(step: Step): void
  /** Opens RECORD; shows at once what the list knows of the record. */
  openRecord(record: HistoryRecord): void
  /** Opens a screen as the property `screen` names it. */
  openScreen(screen: ScreenName): void
  /** Returns to the previous step. */
  back(): void
  /** Returns to HUB after a success. */
  reset(): void
  /** Chooses the account on the hub. */
  chooseAccount(isUsd: boolean): void
  /** Shows or hides the balances. */
  setHidden(isHidden: boolean): void
  /** Loads or reloads one resource. */
  load(resource: Resource): Promise<void>
  /** Reloads what the present step shows. */
  reload(): void
  /**
   * Loads what HUB shows besides the balances, unless it is there. Resolves once it may be shown: when
   * the holder's region is there, because a late notice of the region's rules would move the rest, and
   * the other parts are too, or had a moment for it.
   */
  loadDetails(): Promise<void>
}

export const stepOf = (state: WalletState): Step => state.stack.at(-1) ?? 'HUB'

/** The view of the present step: if there is room, HISTORY also shows the record that it led to. */
export const viewOf = (state: WalletState): Step => {
  const step = stepOf(state)
  const isBeside = step === 'RECORD' && state.hasRoomBeside && state.stack.at(-2) === 'HISTORY'
  return isBeside ? 'HISTORY' : step
}

const stackOf: Readonly<Record<ScreenName, readonly Step[]>> = {
  hub: ['HUB'],
  history: ['HUB', 'HISTORY'],
  'bind-card': ['HUB', 'BIND_CARD'],
  convert: ['HUB', 'CONVERT'],
}

/** How many of the newest records the hub shows. */
export const latestCount = 5

export interface StoreOptions {
  /** Loaded with the first call. */
  readonly loadApi: () => Promise<WalletApi>
  readonly isUsd: boolean
  readonly screen: ScreenName
  readonly isHidden: boolean
  /** Remembers whether balances are hidden. */
  readonly keepHidden: (isHidden: boolean) => void
  /** Shows the error of a failed load. */
  readonly report: (error: ApiError) => void
}

/** What HUB shows besides the balances, which are loaded first. */
export const hubDetails = ['userInfo', 'inProgress', 'latest', 'card'] as const

/** How long the parts of HUB wait for each other, in milliseconds. */
const longestWaitMs = 1_000

/** State and navigation of one `<tw-wallet>`. The list of the history is in `history/history.ts`. */
export function createWalletStore(options: StoreOptions): WalletStore {
  const { loadApi, keepHidden, report } = options
  const store = createStore<WalletState>(() => ({
    isUsd: options.isUsd,
    stack: stackOf[options.screen],
    isHidden: options.isHidden,
    wallet: idle,
    latest: idle,
    inProgress: idle,
    card: idle,
    userInfo: idle,
    passkeys: idle,
    hasRoomBeside: false,
    orderNumber: '',
    record: idle,
  }))
  const { getState: get, setState: set } = store

  const load = createLoad<WalletState, Resource>(
    store,
    {
      wallet: whenLoaded(loadApi, (api) => api.wallet()),
      latest: whenLoaded(loadApi, (api) => api.latest(latestCount)),
      inProgress: whenLoaded(loadApi, (api) => api.inProgress()),
      card: whenLoaded(loadApi, (api) => api.bankCard()),
      userInfo: whenLoaded(loadApi, (api) => api.userInfo()),
      passkeys: whenLoaded(loadApi, (api) => api.passkeys()),
      record: whenLoaded(loadApi, (api) => api.record(get().orderNumber)),
    },
    report,
  )

  /** The resources that a step loads when it opens. */
  const needs = (step: Step): Resource[] => {
    switch (step) {
      case 'HUB': {
        return ['wallet', ...hubDetails.filter((each) => get()[each].status !== 'idle')]
      }
      case 'HISTORY':
      case 'RECIPIENTS':
        return []
      case 'RECORD':
        return ['record']
      case 'BIND_CARD':
        return ['card', 'userInfo']
      case 'TRANSFER':
        return get().userInfo.value ? [] : ['userInfo']
      case 'TO_FRIEND':
      case 'CONVERT':
        return ['wallet']
      case 'PASSKEYS':
        return ['passkeys']
    }
  }
  const loadAll = (step: Step) => {
    for (const resource of needs(step)) void load(resource)
  }

  const enter = (stack: readonly Step[]) => {
    const before = stepOf(get())
    set({ stack })
    const step = stepOf(get())
    if (step !== 'RECORD') set({ orderNumber: '', record: idle })
    if (step === before) return
    loadAll(step)
  }

  /** Opens a step once, so that a double click does not need two clicks on Back. */
  const further = (step: Step) => {
    if (step !== stepOf(get())) enter([...get().stack, step])
  }

  return {
    ...store,
    start: () => loadAll(stepOf(get())),
    go: further,
    openRecord(record) {
      const isOpen = stepOf(get()) === 'RECORD'
      // Only beside the list another record can be chosen; a double click chooses the same twice.
      if (isOpen && (viewOf(get()) === 'RECORD' || get().orderNumber === record.orderNumber)) return
      const known = { status: 'ready', value: record, error: undefined } as const
      set({ orderNumber: record.orderNumber, record: known })
      if (isOpen) void load('record')
      else further('RECORD')
    },
    openScreen: (screen) => enter(stackOf[screen]),
    back() {
      const { stack } = get()
      if (stack.length > 1) enter(stack.slice(0, -1))
    },
    reset() {
      if (stepOf(get()) === 'HUB') loadAll('HUB')
      else enter(['HUB'])
    },
    chooseAccount: (isUsd) => set({ isUsd }),
    setHidden(isHidden) {
      keepHidden(isHidden)
      set({ isHidden })
    },
    load,
    reload: () => loadAll(stepOf(get())),
    async loadDetails() {
      const [region, ...others] = hubDetails.map(async (part) => {
        if (get()[part].status === 'idle') await load(part)
      })
      const moment = new Promise((resolve) => setTimeout(resolve, longestWaitMs))
      await Promise.all([region, Promise.race([Promise.all(others), moment])])
    },
  }
}
