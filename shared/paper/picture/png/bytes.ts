/**
 * All bytes of a file; undefined if it cannot be read, for example because it was moved after it
 * was chosen.
 */
export const readBytes = (file: Blob): Promise<Uint8Array<ArrayBuffer> | undefined> =>
  file.arrayBuffer().then(
    (buffer) => new Uint8Array(buffer),
    () => undefined,
  )

/** The bytes from `start` to `end` as text, one character per byte. */
export const asciiAt = (bytes: Uint8Array, start: number, end: number): string =>
  String.fromCharCode(...bytes.subarray(start, end))

/** A big-endian number of `size` bytes; NaN if there are too few bytes. */
export const numberAt = (bytes: Uint8Array, start: number, size: 2 | 4): number => {
  if (start + size > bytes.length) return Number.NaN
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return size === 2 ? view.getUint16(start) : view.getUint32(start)
}

export const joined = (pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> => {
  const whole = new Uint8Array(pieces.reduce((size, piece) => size + piece.length, 0))
  let at = 0
  for (const piece of pieces) {
    whole.set(piece, at)
    at += piece.length
  }
  return whole
}
