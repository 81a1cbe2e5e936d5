import { type KindCheck, refused } from '../result.ts'

const digits = 64

export const longHexShape = /^0x[0-9a-f]{64}$/i

/**
 * Checks an address of Aptos or Sui: 0x and 64 hex digits without a checksum. Shorter texts are refused,
 * because one without its leading zeros cannot be told from one that lost its end. The first sixteen
 * accounts belong to the network itself.
 */
export const checkLongHex = (text: string): KindCheck => {
  if (!/^0x/i.test(text)) return refused('notAddress')
  const body = text.slice(2)
  if (body.length > digits) return refused('tooLong')
  if (!/^[0-9a-f]*$/i.test(body)) return refused('characters')
  if (body.length !== digits) return refused('length')
  if (/^0{63}/.test(body)) return refused('notAddress')
  return { ok: true, address: `0x${body}`, hasChecksum: false }
}

/** Starknet pads to 64 digits or omits the first one, which is always zero. */
export const checkStarknet = (text: string): KindCheck => {
  const body = text.slice(2)
  if (/^0x[1-8][0-9a-f]{62}$/i.test(text)) return { ok: true, address: text, hasChecksum: false }
  const check = checkLongHex(text)
  return check.ok && !body.startsWith('0') ? refused('notAddress') : check
}
