import { createHash, createPublicKey, verify } from 'node:crypto'
import type * as v from 'valibot'
import type { passkeyAssertion, passkeyAttestation } from '../../shared/api/wire/confirmation.ts'

/*
 * The steps of WebAuthn (level 2, sections 7.1 and 7.2) that a server without attestation needs. A
 * server of yours uses a library for its language.
 */

/** COSE algorithms: ES256, EdDSA and RS256. */
export const algorithms = [-7, -8, -257] as const

const bytesOf = (text: string) => Buffer.from(text, 'base64url')
const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest()

const flags = { isPresent: 0x01, isVerified: 0x04 } as const

/** What the authenticator says of itself: hash of the domain, flags, count. */
function readAuthenticatorData(text: string) {
  const bytes = bytesOf(text)
  if (bytes.length < 37) return undefined
  const set = bytes[32] ?? 0
  return {
    bytes,
    rpIdHash: bytes.subarray(0, 32),
    isVerified: (set & flags.isPresent) !== 0 && (set & flags.isVerified) !== 0,
    signCount: bytes.readUInt32BE(33),
    /** Of a new passkey: its id, after 16 bytes that name the model. */
    credentialId: () => bytes.subarray(55, 55 + bytes.readUInt16BE(53)),
  }
}

interface Expected {
  readonly challenge: string
  readonly origin: string
  readonly rpId: string
}

/** Whether the browser was asked for this, by a page of this origin. */
function isFor(clientDataJSON: string, type: string, { challenge, origin }: Expected): boolean {
  const said: Partial<Record<string, unknown>> = JSON.parse(bytesOf(clientDataJSON).toString())
  return said.type === type && said.challenge === challenge && said.origin === origin
}

const isOf = (rpIdHash: Buffer, rpId: string) => rpIdHash.equals(sha256(rpId))

/** Nothing for input that is not of WebAuthn. */
const attempt = <Value>(act: () => Value | undefined): Value | undefined => {
  try {
    return act()
  } catch {
    return undefined
  }
}

interface Passkey {
  readonly publicKey: string
  readonly signCount: number
}

/** The new count of a passkey that has signed the challenge for its person; otherwise nothing. */
export const verifiedCount = (
  { response }: v.InferOutput<typeof passkeyAssertion>,
  passkey: Passkey,
  expected: Expected,
): number | undefined =>
  attempt(() => {
    const data = readAuthenticatorData(response.authenticatorData)
    if (!data?.isVerified || !isOf(data.rpIdHash, expected.rpId)) return undefined
    if (!isFor(response.clientDataJSON, 'webauthn.get', expected)) return undefined
    const { signCount } = data
    // A count that does not grow is that of a copy.
    const isCopy = (signCount > 0 || passkey.signCount > 0) && signCount <= passkey.signCount
    const key = createPublicKey({ key: bytesOf(passkey.publicKey), format: 'der', type: 'spki' })
    const signed = Buffer.concat([data.bytes, sha256(bytesOf(response.clientDataJSON))])
    const hash = key.asymmetricKeyType === 'ed25519' ? null : 'sha256'
    const isSigned = verify(hash, signed, key, bytesOf(response.signature))
    return isSigned && !isCopy ? signCount : undefined
  })

/** A new passkey as it is kept; nothing if it was not made for this person and this page. */
export const newPasskey = (
  { id, response }: v.InferOutput<typeof passkeyAttestation>,
  expected: Expected,
): (Passkey & { readonly id: string; readonly transports: readonly string[] }) | undefined =>
  attempt(() => {
    const data = readAuthenticatorData(response.authenticatorData)
    if (!data?.isVerified || !isOf(data.rpIdHash, expected.rpId)) return undefined
    if (!isFor(response.clientDataJSON, 'webauthn.create', expected)) return undefined
    const { publicKey, publicKeyAlgorithm, transports } = response
    if (!algorithms.some((each) => each === publicKeyAlgorithm) || !publicKey) return undefined
    if (!data.credentialId().equals(bytesOf(id))) return undefined
    createPublicKey({ key: bytesOf(publicKey), format: 'der', type: 'spki' })
    return { id, publicKey, transports, signCount: data.signCount }
  })
