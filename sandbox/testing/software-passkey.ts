import {
  createHash,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
  sign,
} from 'node:crypto'

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest()
const text = (bytes: Buffer) => bytes.toString('base64url')
const hex = (bytes: string) => Buffer.from(bytes.replaceAll(' ', ''), 'hex')

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

/** COSE: a map of an ES256 key on P-256 with its two coordinates. */
function coseKey(key: KeyObject) {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  const coordinate = (name: string, value: string) =>
    Buffer.concat([hex(name), hex('58 20'), Buffer.from(value, 'base64url')])
  return Buffer.concat([hex('a5 01 02 03 26 20 01'), coordinate('21', x), coordinate('22', y)])
}

/** CBOR: `{ fmt: 'none', attStmt: {}, authData }`. */
const withoutAttestation = (authData: Buffer) =>
  Buffer.concat([
    hex('a3 63'),
    Buffer.from('fmt'),
    hex('64'),
    Buffer.from('none'),
    hex('67'),
    Buffer.from('attStmt'),
    hex('a0 68'),
    Buffer.from('authData'),
    hex('58'),
    Buffer.from([authData.length]),
    authData,
  ])

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
      const model = Buffer.alloc(16)
      const key = Buffer.concat([model, Buffer.from([0, id.length]), id, coseKey(publicKey)])
      const authenticatorData = data(0x45, key)
      return {
        ...common,
        response: {
          clientDataJSON: text(clientData('webauthn.create', challenge)),
          attestationObject: text(withoutAttestation(authenticatorData)),
          authenticatorData: text(authenticatorData),
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
