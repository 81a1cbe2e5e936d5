import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Endpoint } from '../api/endpoint.ts'
import {
  getRecipients,
  removeRecipient,
  restrictRecipients,
  saveRecipient,
} from '../api/endpoints/recipients.ts'
import { getUserInfo } from '../api/endpoints/user.ts'
import { getHistory } from '../api/endpoints/wallet.ts'
import type { Answer, ApiError } from '../api/errors.ts'
import { follow, idle, type Loadable } from '../api/loading/loadable.ts'
import { mayPass } from '../api/may-pass.ts'
import { buildRequest, type ClientSettings } from '../api/request.ts'
import { itemOf } from '../api/wire/data.ts'
import { historyPage } from '../api/wire/history.ts'
import {
  type Recipient,
  type RecipientBook,
  type RecipientId,
  recipientBook,
} from '../api/wire/recipient.ts'
import type { RecipientInput } from '../api/wire/requests.ts'
import { userInfo } from '../api/wire/user.ts'
import type { SessionClient } from '../element/calls/session.ts'
import { tidyLine } from '../text/free-text.ts'
import type { DeviceList } from './device-list.ts'
import {
  type Book,
  checksumOfDestination,
  type Destination,
  destinationOf,
  recipientFor,
} from './rules.ts'

/** What is saved of a recipient; the device also keeps what a server knows by itself. */
export type NewRecipient = RecipientInput & {
  readonly networkName?: string
  readonly maskedName?: string
}

/** The saved recipients of one person; no React. */
export interface Recipients {
  readonly store: Pick<StoreApi<Loadable<Book>>, 'getState' | 'subscribe'>
  load(): Promise<void>
  /** What is known once a load under way has ended; `undefined` if nothing is. */
  settled(): Promise<Book | undefined>
  /** Saves a recipient, or renames the one of an id. Resolves to why it was not saved. */
  save(recipient: NewRecipient): Promise<ApiError | undefined>
  remove(id: RecipientId): Promise<ApiError | undefined>
  /** Lets money go to saved recipients alone, or asks for the end of that. */
  restrict(isOn: boolean): Promise<ApiError | undefined>
  /**
   * Saves with the server what the device has kept from before. Each that is saved leaves the device.
   * Resolves to why one was not saved; then it and those after it stay.
   */
  moveFromDevice(): Promise<ApiError | undefined>
  /** Deletes what the device has kept from before. */
  discardOnDevice(): void
  /** Money went there. */
  use(destination: Destination): void
}

interface RecipientsOptions {
  readonly client: Pick<SessionClient, 'call'>
  readonly settings: () => ClientSettings
  readonly device: DeviceList
  /** The records that name destinations of this element. */
  readonly recordType: 'WITHDRAW' | 'TRANSFER'
  readonly newId: () => string
}

/** Those of the device that a list of the server lacks. */
function missingIn(answer: RecipientBook, onDevice: readonly Recipient[]): Recipient[] {
  return onDevice.filter((each) => {
    const destination = destinationOf(each)
    return destination && !recipientFor(answer, destination)
  })
}

const bookOfServer = (answer: RecipientBook, onDevice: readonly Recipient[]): Book => ({
  source: 'server',
  list: answer.list,
  leftOnDevice: missingIn(answer, onDevice),
  used: answer.used ?? [],
  usedHere: [],
  onlySaved: answer.onlySaved ?? undefined,
  takesCustody: answer.takesCustody === true,
})

/** How many records of the history are looked at for destinations. */
const recordLimit = '100'

export function createRecipients(options: RecipientsOptions): Recipients {
  const { client, settings, device, recordType, newId } = options
  const store = createStore<Loadable<Book>>(() => idle)
  const { getState: get } = store
  const set = (book: Loadable<Book>) => store.setState(book, true)
  const show = (value: Book) => set({ status: 'ready', value, error: undefined })

  /** Destinations that the history names: a server may have it and no list of recipients. */
  const usedInHistory = async (): Promise<Book['used']> => {
    const query = { type: recordType, limit: recordLimit }
    const answer = await client.call(getHistory, historyPage, { query })
    const records = answer.ok ? answer.value.list : []
    return records
      .filter(({ type, status, direction }) => {
        return type === recordType && status !== 'Fail' && direction !== 'IN'
      })
      .map(({ address, counterpartyNumber, date }) => ({
        address,
        walletNumber: counterpartyNumber,
        at: date,
      }))
  }

  /** Finds out whose the list on the device is; an error if the server cannot say it now. */
  const identify = async (): Promise<ApiError | undefined> => {
    const request = buildRequest(getUserInfo, settings())
    const answer = await client.call(getUserInfo, itemOf(userInfo))
    if (!answer.ok) return mayPass(answer.error) ? answer.error : undefined
    const walletNumber = answer.value?.walletNumber
    if (request.ok && walletNumber) device.identify(new URL(request.value.url).origin, walletNumber)
    return undefined
  }

  const bookOfDevice = (used: Book['used']): Book => {
    const { list, used: usedHere } = device.read()
    return { source: 'device', list, used, usedHere, onlySaved: undefined, takesCustody: false }
  }

  const read = async (): Promise<Answer<Book>> => {
    const answer = await client.call(getRecipients, recipientBook)
    if (answer.ok) {
      // Whose the list on the device is costs a call, so it is asked for only if there is one.
      const isKnown = device.hasAny() && !(await identify())
      const book = bookOfServer(answer.value, isKnown ? device.read().list : [])
      // The server's list has it all: nothing is asked for it any more.
      if (isKnown && book.leftOnDevice?.length === 0) device.write({ list: [], used: [] })
      return { ok: true, value: book }
    }
    if (answer.error.navigate || mayPass(answer.error)) return answer
    const [error, used] = await Promise.all([identify(), usedInHistory()])
    return error ? { ok: false, error } : { ok: true, value: bookOfDevice(used) }
  }

  /** The latest load; an answer of an earlier one is dropped. */
  let latest = 0
  let loading: Promise<unknown> = Promise.resolve()
  const load = async () => {
    latest += 1
    const turn = latest
    loading = follow(get(), read, (book) => {
      if (turn === latest) set(book)
    })
    await loading
  }

  /** Changes the list where it lives. */
  const change = async (
    endpoint: Endpoint,
    body: Readonly<Record<string, unknown>>,
    onDevice: (book: Book) => void,
  ): Promise<ApiError | undefined> => {
    const book = get().value
    if (book?.source === 'device') {
      onDevice(book)
      show(bookOfDevice(book.used))
      return undefined
    }
    const answer = await client.call(endpoint, recipientBook, { body })
    if (!answer.ok) return answer.error
    // It is newer than the answer of a load that is under way.
    latest += 1
    show(bookOfServer(answer.value, book?.leftOnDevice ?? []))
    return undefined
  }

  /** The device keeps what is left; nothing is offered of it any more once that is nothing. */
  const keepOnDevice = (left: readonly Recipient[]) => {
    device.write(left.length > 0 ? { list: [...left] } : { list: [], used: [] })
    const book = get().value
    if (book) show({ ...book, leftOnDevice: left })
  }

  return {
    store,
    load,
    async settled() {
      await loading
      return get().value
    },
    save({ networkName, maskedName, ...input }) {
      const name = tidyLine(input.name)
      return change(saveRecipient, { ...input, name }, (book) => {
        const destination = destinationOf(input)
        const own =
          book.list.find(({ id }) => id === input.id) ??
          (destination && recipientFor(book, destination))
        const list = own
          ? book.list.map((each) => (each === own ? { ...each, name } : each))
          : [...book.list, { ...input, networkName, maskedName, name, id: newId() }]
        device.write({ list: [...list] })
      })
    },
    remove: (id) =>
      change(removeRecipient, { id }, ({ list }) =>
        device.write({ list: list.filter((each) => each.id !== id) }),
      ),
    async moveFromDevice() {
      for (const each of get().value?.leftOnDevice ?? []) {
        const { name, address, network, walletNumber } = each
        const body = walletNumber ? { name, walletNumber } : { name, address, network }
        const error = await change(saveRecipient, body, () => {})
        if (error) return error
        keepOnDevice((get().value?.leftOnDevice ?? []).filter(({ id }) => id !== each.id))
      }
      return undefined
    },
    discardOnDevice: () => keepOnDevice([]),
    restrict: (isOn) => change(restrictRecipients, { isOn }, () => {}),
    use(destination) {
      const book = get().value
      if (book?.source !== 'device') return
      device.use(checksumOfDestination(destination))
      show(bookOfDevice(book.used))
    },
  }
}
