import { joined } from './bytes.ts'
import { pngChunks, pngSignature } from './png.ts'

/** Checksum of a chunk's type and content (PNG, annex D). */
const crc32 = (bytes: Uint8Array): number => {
  let crc = 0xffffffff
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0)
  }
  return ~crc >>> 0
}

const bigEndian = (value: number): Uint8Array => {
  const bytes = new Uint8Array(4)
  new DataView(bytes.buffer).setUint32(0, value)
  return bytes
}

/** Keyword and text of a tEXt chunk are Latin-1; ours are ASCII. */
const ascii = (text: string): Uint8Array =>
  Uint8Array.from(text, (character) => character.charCodeAt(0))

/**
 * A PNG with a line of text added (a tEXt chunk); everything else stays. Undefined if the file is
 * not a complete PNG.
 *
 * @param keyword 1 to 79 characters of ASCII
 * @param text ASCII
 */
export function withPngText(
  png: Uint8Array,
  keyword: string,
  text: string,
): Uint8Array<ArrayBuffer> | undefined {
  const [header, ...others] = pngChunks(png) ?? []
  if (!header) return undefined
  const content = ascii(`tEXt${keyword}\0${text}`)
  const chunk = joined([bigEndian(content.length - 4), content, bigEndian(crc32(content))])
  return joined([pngSignature, header.bytes, chunk, ...others.map(({ bytes }) => bytes)])
}

/** The text of a PNG under a keyword; the first if there are several. */
export function pngText(png: Uint8Array, keyword: string): string | undefined {
  for (const { type, bytes } of pngChunks(png) ?? []) {
    if (type !== 'tEXt') continue
    const content = new TextDecoder('latin1').decode(bytes.subarray(8, -4))
    if (content.startsWith(`${keyword}\0`)) return content.slice(keyword.length + 1)
  }
  return undefined
}
