import type * as v from 'valibot'
import type {
  ConfirmationProof,
  PasskeyCreation,
  PasskeyRequest,
  passkeyAttestation,
} from '../../api/wire/confirmation.ts'
import { base64UrlOf, bytesOfBase64Url } from './order-text.ts'

/*
 * Passkeys by the browser's own calls. Their JSON is read and written here: `parseRequestOptionsFromJSON`
 * and `toJSON` are missing from browsers that have passkeys.
 */

type Descriptors = PasskeyRequest['allowCredentials']

const descriptorsOf = (list: Descriptors): PublicKeyCredentialDescriptor[] =>
  list.map(({ id, type, transports }) => ({
    id: bytesOfBase64Url(id),
    type,
    ...(transports && { transports: transports as AuthenticatorTransport[] }),
  }))

/** How long a person may take, in milliseconds. */
const timeout = 120_000

/** Signs a challenge with a passkey of the person. Rejects if they, or the browser, decline. */
export async function signWithPasskey({
  challenge,
  rpId,
  allowCredentials,
  userVerification,
}: PasskeyRequest): Promise<NonNullable<ConfirmationProof['passkey']>> {
  const credential = await navigator.credentials.get({
    publicKey: {
      challenge: bytesOfBase64Url(challenge),
      rpId,
      allowCredentials: descriptorsOf(allowCredentials),
      userVerification: userVerification ?? 'required',
      timeout,
    },
  })
  const { id, rawId, response } = credential as PublicKeyCredential
  const { clientDataJSON, authenticatorData, signature, userHandle } =
    response as AuthenticatorAssertionResponse
  return {
    id,
    rawId: base64UrlOf(rawId),
    type: 'public-key',
    response: {
      clientDataJSON: base64UrlOf(clientDataJSON),
      authenticatorData: base64UrlOf(authenticatorData),
      signature: base64UrlOf(signature),
      ...(userHandle && { userHandle: base64UrlOf(userHandle) }),
    },
  }
}

/** Makes a passkey. Rejects if the person, or the browser, declines. */
export async function makePasskey({
  challenge,
  rp,
  user,
  pubKeyCredParams,
  excludeCredentials,
}: PasskeyCreation): Promise<v.InferOutput<typeof passkeyAttestation>> {
  const credential = await navigator.credentials.create({
    publicKey: {
      challenge: bytesOfBase64Url(challenge),
      rp: { name: rp.name, ...(rp.id && { id: rp.id }) },
      user: { ...user, id: bytesOfBase64Url(user.id) },
      pubKeyCredParams,
      excludeCredentials: descriptorsOf(excludeCredentials ?? []),
      authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
      timeout,
    },
  })
  const { id, rawId, response } = credential as PublicKeyCredential
  const made = response as AuthenticatorAttestationResponse
  const publicKey = made.getPublicKey()
  return {
    id,
    rawId: base64UrlOf(rawId),
    type: 'public-key',
    response: {
      clientDataJSON: base64UrlOf(made.clientDataJSON),
      attestationObject: base64UrlOf(made.attestationObject),
      authenticatorData: base64UrlOf(made.getAuthenticatorData()),
      transports: made.getTransports(),
      publicKeyAlgorithm: made.getPublicKeyAlgorithm(),
      ...(publicKey && { publicKey: base64UrlOf(publicKey) }),
    },
  }
}
