import { base64urlnopad } from '@scure/base'
import { type KindCheck, refused } from '../result.ts'
import { crc16 } from './crc16.ts'

/** Flags, workchain, hash and checksum (docs.ton.org, "Smart contract addresses"). */
const byteLength = 36
const textLength = 48
/** The first byte: a bounceable address, one that is not, and the bit of the test network. */
const tags = [0x11, 0x51]
const testBit = 0x80
/** The base chain and the masterchain, as a signed byte. */
const workchains = [0x00, 0xff]

/** The bare hash behind the number of its workchain. It has no checksum. */
const raw = /^-?[01]:[0-9a-f]{64}$/i

export const tonShape = /^(-?[01]:[0-9a-f]{64}|[EUk0][Qf][\w+/-]{46})$/i

const decode = (address: string): Uint8Array | undefined => {
  try {
    return base64urlnopad.decode(address.replaceAll('+', '-').replaceAll('/', '_'))
  } catch {
    return undefined
  }
}

/** The workchain and the hash of an address, which its forms have in common; `undefined` for no address. */
export const tonAccount = (address: string): string | undefined =>
  decode(address)?.slice(1, 34).join()

/**
 * Checks an address of TON in its usual form: base64 or its variant for URLs, bounceable or not, with a
 * CRC-16. The raw form, which has no checksum, is refused: every wallet also shows the usual one.
 */
export const checkTon = (address: string): KindCheck => {
  if (raw.test(address)) return refused('form')
  if (address.length > textLength) return refused('tooLong')
  if (!/^[\w+/-]*$/.test(address)) return refused('characters')
  if (!/^[EUk0]/.test(address)) return refused('notAddress')
  if (address.length !== textLength) return refused('length')
  const bytes = decode(address)
  if (bytes?.length !== byteLength) return refused('characters')
  const [tag = 0, workchain = 0] = bytes
  const [high = 0, low = 0] = bytes.slice(-2)
  if (crc16(bytes.slice(0, -2)) !== high * 0x100 + low) return refused('checksum')
  if (tags.includes(tag & ~testBit) && tag & testBit) return refused('testNetwork')
  const isAccount =
    tags.includes(tag) && workchains.includes(workchain) && bytes.slice(2, -2).some(Boolean)
  return isAccount ? { ok: true, address, hasChecksum: true } : refused('notAddress')
}
