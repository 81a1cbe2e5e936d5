/** Where a page of the history ends: the place of its last record in the order of the index. */
export interface Place {
  readonly acceptedAt: Date
  readonly orderNumber: string
}

/** As the caller gets it and sends it back. It can be read, but is no part of the API. */
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
