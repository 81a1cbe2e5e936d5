import type * as v from 'valibot'
import type { passkeyAssertion, passkeyAttestation } from '../../shared/api/wire/confirmation.ts'

/** COSE algorithms: ES256, EdDSA and RS256. */
export const algorithms = [-7, -8, -257] as const

/** Loaded with the first passkey, so that the sandbox starts without it. */
const library = () => import('@simplewebauthn/server')

interface Expected {
  readonly challenge: string
  readonly origin: string
  readonly rpId: string
}

interface Passkey {
  readonly id: string
  /** The COSE key, as base64url. */
  readonly publicKey: string
  readonly signCount: number
}

interface NewPasskey extends Passkey {
  readonly transports: readonly string[]
  /** The model of its authenticator (AAGUID); zeros if the browser does not tell. */
  readonly model: string
}

/** Nothing for input that is not of WebAuthn, or not as expected: the library throws. */
const attempt = async <Value>(verified: Promise<Value>): Promise<Value | undefined> =>
  verified.catch(() => undefined)

const expectedBy = ({ challenge, origin, rpId }: Expected) => ({
  expectedChallenge: challenge,
  expectedOrigin: origin,
  expectedRPID: rpId,
  requireUserVerification: true,
})

/** The new count of a passkey that has signed the challenge for its person; otherwise nothing. */
export async function verifiedCount(
  { response, ...assertion }: v.InferOutput<typeof passkeyAssertion>,
  { id, publicKey, signCount }: Passkey,
  expected: Expected,
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await library()
  const { clientDataJSON, authenticatorData, signature } = response
  const result = await attempt(
    verifyAuthenticationResponse({
      response: {
        ...assertion,
        response: { clientDataJSON, authenticatorData, signature },
        clientExtensionResults: {},
      },
      credential: {
        id,
        publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')),
        counter: signCount,
      },
      ...expectedBy(expected),
    }),
  )
  return result?.verified ? result.authenticationInfo.newCounter : undefined
}

/** A new passkey as it is kept; nothing if it was not made for this person and this page. */
export async function newPasskey(
  { response, ...attestation }: v.InferOutput<typeof passkeyAttestation>,
  expected: Expected,
): Promise<NewPasskey | undefined> {
  const { verifyRegistrationResponse } = await library()
  const { clientDataJSON, attestationObject, transports } = response
  const result = await attempt(
    verifyRegistrationResponse({
      response: {
        ...attestation,
        response: { clientDataJSON, attestationObject },
        clientExtensionResults: {},
      },
      supportedAlgorithmIDs: [...algorithms],
      ...expectedBy(expected),
    }),
  )
  if (!result?.verified) return undefined
  const { credential, aaguid } = result.registrationInfo
  const { id, publicKey, counter } = credential
  return {
    id,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    transports,
    signCount: counter,
    model: aaguid,
  }
}
