import { createStore, type StoreApi } from 'zustand/vanilla'
import type { ApiError } from '../../../shared/api/errors.ts'
import { idle, type Loadable } from '../../../shared/api/loading/loadable.ts'
import { createLoad, type ResourceOf, whenLoaded } from '../../../shared/api/loading/resources.ts'
import type { BankCard } from '../../../shared/api/wire/bank-card.ts'
import type { Company } from '../../../shared/api/wire/company.ts'
import type { CryptoChannel } from '../../../shared/api/wire/crypto-channel.ts'
import type { HistoryRecord } from '../../../shared/api/wire/history.ts'
import type { UsdChannel, UsdMethod } from '../../../shared/api/wire/usd-channel.ts'
import type { Wallet } from '../../../shared/api/wire/wallet.ts'
import type { LatestTransfers, TransferApi, UsdOffer } from '../api.ts'
import type { ScreenName, Step } from '../declaration.ts'

export interface TransferState {
  readonly isUsd: boolean
  /**
   * The steps that led here; it begins with HOME. With `isUsd`, the second says what the specification
   * calls the page type (sections 2 and 3): USD, USDT_DEPOSIT or USDT_WITHDRAW.
   */
  readonly stack: readonly Step[]
  /** The USD method chosen in DEPOSIT. */
  readonly method: UsdMethod
  /** The company that carries out the transfers; `null` if the server names none. */
  readonly company: Loadable<Company | null>
  /** The methods of USD mode, without bank details. */
  readonly offers: Loadable<UsdOffer[]>
  /** Networks to deposit on. */
  readonly depositChannels: Loadable<CryptoChannel[]>
  readonly withdrawalChannels: Loadable<CryptoChannel[]>
  /** Those to deposit on, for the names of those that take no withdrawals. */
  readonly depositNetworks: Loadable<CryptoChannel[]>
  readonly wallet: Loadable<Wallet>
  /** Withdrawals need one that `isBound`; `null`: there is none. */
  readonly card: Loadable<BankCard | null>
  /** Region of residence, ISO 3166-1 alpha-2; `null` if the server does not name the holder. */
  readonly region: Loadable<string | null>
  /** Receiving accounts; kept only while BANK is open. */
  readonly receiving: Loadable<UsdChannel[]>
  readonly transfers: Loadable<LatestTransfers>
  /** The newest deposits of USDT, for what arrives at the address on screen. */
  readonly usdtDeposits: Loadable<readonly HistoryRecord[]>
}

type QuietResource = 'transfers' | 'usdtDeposits'
type Resource = Exclude<ResourceOf<TransferState>, QuietResource>

export interface TransferStore extends StoreApi<TransferState> {
  /** Loads what HOME and the first screen show. */
  start(): void
  /** Opens the next step and loads what it shows. */
  go(step: Step): void
  /** Opens a screen as the property `screen` names it. */
  openScreen(screen: ScreenName): void
  chooseMethod(method: UsdMethod): void
  /** Opens the form of a proof that is not submitted yet. */
  resumeProof(method: UsdMethod): void
  /** Returns to the previous step. */
  back(): void
  /** Returns to HOME after a success. */
  reset(): void
  /** Loads or reloads one resource. */
  load(resource: Resource): Promise<void>
  /** Loads the transfers of HOME; a failure is shown beside them and nowhere else. */
  loadTransfers(): Promise<void>
  /**
   * Asks what arrives at the deposit addresses; a failure is shown there and nowhere else. Resolves with
   * what is new since the last answer.
   */
  loadUsdtDeposits(): Promise<readonly HistoryRecord[]>
  /** Reloads what the present step shows. */
  reload(): void
  /** Clears everything and begins at HOME in the given mode. */
  restart(isUsd: boolean): void
}

export const stepOf = (state: TransferState): Step => state.stack.at(-1) ?? 'HOME'

interface StoreOptions {
  /** Loaded with the first call. */
  readonly loadApi: () => Promise<TransferApi>
  readonly isUsd: boolean
  readonly screen: ScreenName
  /** Shows the error of a failed load. */
  readonly report: (error: ApiError) => void
}

const stackOf: Readonly<Record<ScreenName, readonly Step[]>> = {
  home: ['HOME'],
  deposit: ['HOME', 'DEPOSIT'],
  withdraw: ['HOME', 'WITHDRAW'],
}

const initial = (isUsd: boolean, screen: ScreenName): TransferState => ({
  isUsd,
  stack: stackOf[screen],
  method: 'WIRE',
  company: idle,
  offers: idle,
  depositChannels: idle,
  withdrawalChannels: idle,
  depositNetworks: idle,
  wallet: idle,
  card: idle,
  region: idle,
  receiving: idle,
  transfers: idle,
  usdtDeposits: idle,
})

/** State and navigation of one `<tw-transfer>`. Money is sent in shared/orders/submission/submission.ts. */
export function createTransferStore(options: StoreOptions): TransferStore {
  const { loadApi, report } = options
  const store = createStore<TransferState>(() => initial(options.isUsd, options.screen))
  const { getState: get, setState: set } = store
  const load = createLoad<TransferState, Resource>(
    store,
    {
      company: whenLoaded(loadApi, (api) => api.company(get().isUsd)),
      offers: whenLoaded(loadApi, (api) => api.usdOffers()),
      depositChannels: whenLoaded(loadApi, (api) => api.depositChannels()),
      withdrawalChannels: whenLoaded(loadApi, (api) => api.withdrawalChannels()),
      depositNetworks: whenLoaded(loadApi, (api) => api.depositNetworks()),
      wallet: whenLoaded(loadApi, (api) => api.wallet()),
      card: whenLoaded(loadApi, (api) => api.bankCard()),
      region: whenLoaded(loadApi, (api) => api.region()),
      receiving: whenLoaded(loadApi, (api) => api.receivingAccounts()),
    },
    report,
  )
  const loadQuietly = createLoad<TransferState, QuietResource>(
    store,
    {
      transfers: whenLoaded(loadApi, (api) => api.transfers(get().isUsd ? 'USD' : 'USDT')),
      usdtDeposits: whenLoaded(loadApi, (api) => api.usdtDeposits()),
    },
    // A refused token ends the session, whatever call it was.
    (error) => error.navigate && report(error),
  )

  /** The resources that a step loads when it opens. */
  const needs = (step: Step): Resource[] => {
    const { isUsd, region } = get()
    switch (step) {
      case 'HOME':
        return ['company', 'wallet']
      case 'DEPOSIT':
        return [isUsd ? 'offers' : 'depositChannels']
      case 'WITHDRAW':
        if (isUsd) return ['wallet', 'card']
        return ['wallet', 'withdrawalChannels', ...(region.value ? [] : (['region'] as const))]
      case 'WIRE':
        return ['depositChannels']
      case 'BANK':
        return ['receiving']
      case 'PROVE_IMAGE':
        // For the limits of the method: a resumed proof skips DEPOSIT.
        return get().offers.value ? [] : ['offers']
    }
  }

  /** Which networks take no withdrawals is said once those that do are there: the form comes first. */
  const loadDepositNetworks = async (channels: Promise<void>) => {
    await channels
    const { depositChannels, depositNetworks, withdrawalChannels } = get()
    const isKnown = depositChannels.value ?? depositNetworks.value
    if (withdrawalChannels.value && !isKnown) void load('depositNetworks')
  }

  const loadAll = (step: Step) => {
    for (const resource of needs(step)) {
      const loading = load(resource)
      if (resource === 'withdrawalChannels') void loadDepositNetworks(loading)
    }
  }

  const enter = (stack: readonly Step[]) => {
    const before = stepOf(get())
    set({ stack })
    const step = stepOf(get())
    if (step !== 'BANK') set({ receiving: idle })
    if (step !== before) loadAll(step)
  }

  /** Opens a step once, so that a double click does not need two clicks on Back. */
  const further = (step: Step) => {
    if (step !== stepOf(get())) enter([...get().stack, step])
  }

  return {
    ...store,
    start() {
      const step = stepOf(get())
      // For HOME, which is one step back.
      if (step !== 'HOME') void load('company')
      loadAll(step)
    },
    go: further,
    openScreen: (screen) => enter(stackOf[screen]),
    chooseMethod(method) {
      set({ method })
      further('BANK')
    },
    resumeProof(method) {
      set({ method })
      enter(['HOME', 'DEPOSIT', 'BANK', 'PROVE_IMAGE'])
    },
    back() {
      const { stack } = get()
      if (stack.length > 1) enter(stack.slice(0, -1))
    },
    reset() {
      // A transfer that was resolved from HOME has changed the balance on HOME.
      if (stepOf(get()) === 'HOME') loadAll('HOME')
      else enter(['HOME'])
    },
    load,
    async loadTransfers() {
      const underReview = () =>
        (get().transfers.value?.records ?? []).filter(({ status }) => status === 'Auditing')
      const before = underReview()
      await loadQuietly('transfers')
      const now = new Set(underReview().map(({ orderNumber }) => orderNumber))
      // A decision has changed the balance.
      if (before.some(({ orderNumber }) => !now.has(orderNumber))) void load('wallet')
    },
    async loadUsdtDeposits() {
      const before = get().usdtDeposits.value
      await loadQuietly('usdtDeposits')
      const now = get().usdtDeposits.value
      if (!before || !now) return []
      const known = new Map(before.map((record) => [record.orderNumber, record]))
      const news = now.filter(
        (record) => JSON.stringify(record) !== JSON.stringify(known.get(record.orderNumber)),
      )
      // What was credited has changed the balance.
      if (news.some(({ status }) => status === 'Success')) void load('wallet')
      return news
    },
    reload: () => loadAll(stepOf(get())),
    restart(isUsd) {
      set(initial(isUsd, 'home'), true)
      loadAll('HOME')
    },
  }
}
