/** The end of a page of the history: its last record, by the order of the index. */
interface CursorPosition {
  readonly acceptedAt: Date
  readonly orderNumber: string
}

/** The cursor as text, which callers send back unchanged. Its format is not part of the API. */
export const writeCursor = ({ acceptedAt, orderNumber }: CursorPosition): string =>
  Buffer.from(`${acceptedAt.toISOString()} ${orderNumber}`).toString('base64url')

/** `undefined` for a text that `writeCursor` did not make. */
export function readCursor(text: string): CursorPosition | undefined {
  // A year of four digits: PostgreSQL does not know every year of JavaScript.
  const [, time = '', orderNumber = ''] =
    /^([1-9]\d{3}-\S+) (EX\d{18})$/.exec(Buffer.from(text, 'base64url').toString()) ?? []
  const position = { acceptedAt: new Date(time), orderNumber }
  const isRead = !Number.isNaN(position.acceptedAt.getTime()) && writeCursor(position) === text
  return isRead ? position : undefined
}
