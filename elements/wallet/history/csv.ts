import type { HistoryRecord } from '../../../shared/api/wire/history.ts'
import { ungroupedAmount } from '../../../shared/money/format.ts'
import { cardText } from '../../../shared/orders/card/masked.ts'
import { formatDate } from '../../../shared/text/dates/dates.ts'
import { type ShownStatus, shownStatus } from '../record/shown-status.ts'

/** The texts of the file, in the reader's language. */
export interface CsvWords {
  readonly headings: Readonly<Record<(typeof columns)[number], string>>
  readonly nameOf: (record: HistoryRecord) => string
  readonly statuses: Readonly<Record<ShownStatus, string>>
}

/** The columns, in order. */
const columns = [
  'order',
  'type',
  'status',
  'amount',
  'currency',
  'fee',
  'date',
  'zone',
  'network',
  'address',
  'counterparty',
  'counterpartyNumber',
  'reason',
  'converted',
  'convertedCurrency',
  'rate',
  'bankCard',
] as const

const isNumber = (text: string) => /^-?\d+(\.\d+)?$/.test(text)

/**
 * A spreadsheet would run such a text as a formula; an apostrophe makes it a text. Where semicolons or
 * tabs separate fields, spreadsheets ignore quotes inside a line: a formula may follow these, too.
 */
const guarded = (text: string) =>
  isNumber(text)
    ? text
    : text
        .replace(/([;\t\r\n])(?=[=+\-@＝＋－＠])/g, "$1'")
        .replace(/^(?=[=+\-@＝＋－＠\t\r\n])/, "'")

/** One field as RFC 4180 writes it. */
export function csvField(text: string): string {
  const safe = guarded(text)
  return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

const line = (fields: readonly string[]) => `${fields.map(csvField).join(',')}\r\n`

/** The byte order mark, by which a spreadsheet knows UTF-8, and the headings. */
export const csvHead = ({ headings }: CsvWords): string =>
  `\ufeff${line(columns.map((column) => headings[column]))}`

/** A record as a line: amounts without groups, `-` for what leaves the wallet. */
export function csvLine(record: HistoryRecord, { nameOf, statuses }: CsvWords): string {
  const { converted, date, direction, fee } = record
  const amount = ungroupedAmount(record.amount)
  const fields: Record<(typeof columns)[number], string | null | undefined> = {
    order: record.orderNumber,
    type: nameOf(record),
    status: statuses[shownStatus(record)],
    amount: direction === 'OUT' ? `-${amount}` : amount,
    currency: record.currency,
    // A rejected order costs nothing.
    fee: fee && record.status !== 'Fail' ? ungroupedAmount(fee) : '',
    date: formatDate(date, 'sortable'),
    zone: formatDate(date, 'zone'),
    network: record.mainnetType,
    address: record.address,
    counterparty: record.counterparty,
    counterpartyNumber: record.counterpartyNumber,
    reason: record.failReason,
    converted: converted && ungroupedAmount(converted.amount),
    convertedCurrency: converted?.currency,
    rate: converted?.rate,
    bankCard: record.bankCard && cardText(record.bankCard),
  }
  return line(columns.map((column) => fields[column] ?? ''))
}
