import { joined } from './png/bytes.ts'

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (c) => c.charCodeAt(0))

/** Four by two pixels, the left half blue and the right half red, as Chromium's canvas writes them. */
export const jpeg = bytesOf(
  '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABsSFBcUERsXFhceHBsgKEIrKCUlKFE6PTBCYFVlZF9VXVtqeJmBanGQc1' +
    'tdhbWGkJ6jq62rZ4C8ybqmx5moq6T/2wBDARweHigjKE4rK06kbl1upKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSk' +
    'pKSkpKSkpKSkpKSkpKSkpKSkpKSkpKT/wAARCAACAAQDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAX/xA' +
    'AXEAEAAwAAAAAAAAAAAAAAAAAAAQMz/8QAFQEBAQAAAAAAAAAAAAAAAAAAAwX/xAAZEQABBQAAAAAAAAAAAAAAAAAA' +
    'AQIDM3H/2gAMAwEAAhEDEQA/AJFWcACmsdqlmGtuIf/Z',
)
export const png = bytesOf(
  'iVBORw0KGgoAAAANSUhEUgAAAAQAAAACCAYAAAB/qH1jAAAAGUlEQVR4AWJiYDjzH4TPMDD8B2GgAAMKAAAAAP//vM' +
    'HDbAAAAAZJREFUAwCzCAcxqSlNXwAAAABJRU5ErkJggg==',
)

export const ascii = (text: string): Uint8Array => Uint8Array.from(text, (c) => c.charCodeAt(0))

/** A segment of a JPEG: marker, length, content. */
export const segment = (marker: number, content: Uint8Array | string): Uint8Array => {
  const body = typeof content === 'string' ? ascii(content) : content
  const length = body.length + 2
  return joined([Uint8Array.of(0xff, marker, length >> 8, length & 0xff), body])
}

/** A chunk of a PNG. Its checksum is zero: these tests do not read it. */
export const chunk = (type: string, content: string): Uint8Array =>
  joined([Uint8Array.of(0, 0, 0, content.length), ascii(type + content), new Uint8Array(4)])

/** The picture with pieces inserted after its first `at` bytes. */
export const inserted = (whole: Uint8Array, at: number, ...pieces: Uint8Array[]) =>
  joined([whole.subarray(0, at), ...pieces, whole.subarray(at)])

/** Offsets after a JPEG's start marker and after a PNG's IHDR. */
export const afterStart = 2
export const afterHeader = 33

/** Exif as a phone writes it: a maker, the orientation, a GPS pointer and a position. */
export const exif = (orientation: number, little = false): Uint8Array => {
  const tiff = new DataView(new ArrayBuffer(8 + 2 + 3 * 12 + 4))
  tiff.setUint16(0, little ? 0x4949 : 0x4d4d)
  tiff.setUint16(2, 0x2a, little)
  tiff.setUint32(4, 8, little)
  tiff.setUint16(8, 3, little)
  const entries = [
    [0x010f, 2, 0],
    [0x0112, 3, orientation],
    [0x8825, 4, 8],
  ] as const
  for (const [index, [tag, kind, value]] of entries.entries()) {
    const at = 10 + index * 12
    tiff.setUint16(at, tag, little)
    tiff.setUint16(at + 2, kind, little)
    tiff.setUint32(at + 4, 1, little)
    if (kind === 3) tiff.setUint16(at + 8, value, little)
    else tiff.setUint32(at + 8, value, little)
  }
  const content = joined([
    ascii('Exif\0\0'),
    new Uint8Array(tiff.buffer),
    ascii('GPS 25.0330N 121.5654E'),
  ])
  return segment(0xe1, content)
}

export const file = (bytes: Uint8Array | string, name = 'proof.jpg', type = 'image/jpeg') =>
  new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name, { type })
