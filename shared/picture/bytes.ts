/** All bytes of a file; undefined where it cannot be read, as when it was moved since it was chosen. */
export const readBytes = (file: Blob): Promise<Uint8Array<ArrayBuffer> | undefined> =>
  file.arrayBuffer().then(
    (buffer) => new Uint8Array(buffer),
    () => undefined,
  )

/** The bytes from `start` to `end` as text, a character each. */
export const asciiAt = (bytes: Uint8Array, start: number, end: number): string =>
  String.fromCharCode(...bytes.subarray(start, end))

/** A big-endian number of `size` bytes; NaN where the bytes end before it does. */
export const numberAt = (bytes: Uint8Array, start: number, size: 2 | 4): number => {
  if (start + size > bytes.length) return Number.NaN
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return size === 2 ? view.getUint16(start) : view.getUint32(start)
}

/** Pieces one behind the other. */
export const joined = (pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> => {
  const whole = new Uint8Array(pieces.reduce((size, piece) => size + piece.length, 0))
  let at = 0
  for (const piece of pieces) {
    whole.set(piece, at)
    at += piece.length
  }
  return whole
}
