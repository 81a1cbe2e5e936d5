import { createHash, createPublicKey, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest()
const text = (bytes: Buffer) => bytes.toString('base64url')

/** A key that is the same in every run: the base point of the curve. It signs nothing. */
export const fixedKey = {
  id: Buffer.alloc(16, 7),
  publicKey: createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: 'axfR8uEsQkf4vOblY6RA8ncDfYEt6zOg9KE5RdiYwpY',
      y: 'T-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU',
    },
  }),
}

/** A passkey of a test: what a browser and its authenticator would say. */
export function softwarePasskey(origin: string, fixed?: typeof fixedKey) {
  const made = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { privateKey } = made
  const { id, publicKey } = fixed ?? { id: randomBytes(16), publicKey: made.publicKey }
  let count = 0
  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const data = (set: number, rest = Buffer.alloc(0)) => {
    const counted = Buffer.alloc(4)
    counted.writeUInt32BE(++count)
    return Buffer.concat([sha256(new URL(origin).hostname), Buffer.from([set]), counted, rest])
  }
  const common = { id: text(id), rawId: text(id), type: 'public-key' as const }
  return {
    id: common.id,
    make(challenge: string) {
      const length = Buffer.alloc(2)
      length.writeUInt16BE(id.length)
      return {
        ...common,
        response: {
          clientDataJSON: text(clientData('webauthn.create', challenge)),
          attestationObject: '',
          authenticatorData: text(data(0x45, Buffer.concat([Buffer.alloc(16), length, id]))),
          transports: ['internal'],
          publicKey: text(publicKey.export({ type: 'spki', format: 'der' })),
          publicKeyAlgorithm: -7,
        },
      }
    },
    /** @param set the flags; 0x05: the person was there, and was verified */
    sign(challenge: string, set = 0x05) {
      const authenticatorData = data(set)
      const client = clientData('webauthn.get', challenge)
      const signature = sign(
        'sha256',
        Buffer.concat([authenticatorData, sha256(client)]),
        privateKey,
      )
      return {
        ...common,
        response: {
          clientDataJSON: text(client),
          authenticatorData: text(authenticatorData),
          signature: text(signature),
        },
      }
    },
  }
}
