/** The end of a page of the history: its last record, by the order of the index. */
export interface Place {
  readonly acceptedAt: Date
  readonly orderNumber: string
}

/** The cursor as text, which callers send back unchanged. Its format is not part of the API. */
export const writeCursor = ({ acceptedAt, orderNumber }: Place): string =>
  Buffer.from(`${acceptedAt.toISOString()} ${orderNumber}`).toString('base64url')

/** `undefined` for a text that `writeCursor` did not make. */
export function readCursor(text: string): Place | undefined {
  const [, time = '', orderNumber = ''] =
    /^(\S+) (EX\d{18})$/.exec(Buffer.from(text, 'base64url').toString()) ?? []
  const place = { acceptedAt: new Date(time), orderNumber }
  const isRead = !Number.isNaN(place.acceptedAt.getTime()) && writeCursor(place) === text
  return isRead ? place : undefined
}
