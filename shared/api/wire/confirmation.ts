import * as v from 'valibot'
import { decimal } from '../../money/decimal-text.ts'
import { optionalExtension } from './optional-extension.ts'

/** How a person has confirmed an order: with a passkey, a code by mail, or in the app around it. */
export const confirmedBy = v.picklist(['PASSKEY', 'CODE', 'APP'])
export type ConfirmedBy = v.InferOutput<typeof confirmedBy>

/**
 * The order that your server would carry out, as it understands it.
 *
 * @public The contract of the calls names its schema by this name.
 */
export const confirmedOrder = v.object({
  amount: decimal,
  currency: v.string(),
  /** `value` of the channel; `WIRE` for a bank account, `WALLET` for a friend. */
  network: v.string(),
  /** The whole address, account number or wallet number. */
  destination: v.string(),
  fee: v.optional(decimal),
})

const descriptor = v.object({
  id: v.string(),
  type: v.literal('public-key'),
  transports: optionalExtension(v.array(v.string())),
})

/**
 * `PublicKeyCredentialRequestOptionsJSON` of WebAuthn. `challenge` is the SHA-256 hash of the text of
 * the order, as base64url.
 *
 * @public As `confirmedOrder`.
 */
export const passkeyRequest = v.object({
  challenge: v.string(),
  rpId: v.string(),
  allowCredentials: v.array(descriptor),
  userVerification: optionalExtension(v.picklist(['required', 'preferred', 'discouraged'])),
})
export type PasskeyRequest = v.InferOutput<typeof passkeyRequest>

/**
 * Why a confirmation was not accepted.
 *
 * @public As `confirmedOrder`.
 */
export const confirmationProblem = v.picklist([
  'WRONG_CODE',
  'TOO_MANY_TRIES',
  'EXPIRED',
  'WRONG_PASSKEY',
  'APP_REFUSED',
])
export type ConfirmationProblem = v.InferOutput<typeof confirmationProblem>

/** `data.confirmation` of a refusal with code 28117: how the person is to confirm the order. */
export const confirmationRequest = v.object({
  id: v.string(),
  order: confirmedOrder,
  /** ISO 8601, UTC: until then. */
  until: optionalExtension(v.string()),
  /** Why the confirmation that was sent is not accepted; absent at first. */
  problem: optionalExtension(confirmationProblem),
  /** Six digits, which `sendOrderCode` sends. */
  code: optionalExtension(
    v.object({
      /** Where, as the person may read it: `d***@example.com`. */
      sentTo: v.string(),
      /** The person may add a passkey afterwards, by `startPasskey` and `addPasskey`. */
      offersPasskey: optionalExtension(v.boolean()),
    }),
  ),
  /** A passkey of the person, on the domain of the page. */
  passkey: optionalExtension(passkeyRequest),
  /** Whether the answer of an app around the element is accepted. */
  app: optionalExtension(v.boolean()),
})
export type ConfirmationRequest = v.InferOutput<typeof confirmationRequest>

/** `PublicKeyCredentialCreationOptionsJSON` of WebAuthn: `data.item` of `startPasskey`. */
export const passkeyCreation = v.object({
  challenge: v.string(),
  rp: v.object({ id: v.optional(v.string()), name: v.string() }),
  user: v.object({ id: v.string(), name: v.string(), displayName: v.string() }),
  pubKeyCredParams: v.array(v.object({ type: v.literal('public-key'), alg: v.number() })),
  excludeCredentials: optionalExtension(v.array(descriptor)),
})
export type PasskeyCreation = v.InferOutput<typeof passkeyCreation>

/** `AuthenticationResponseJSON` of WebAuthn. */
export const passkeyAssertion = v.object({
  id: v.string(),
  rawId: v.string(),
  type: v.literal('public-key'),
  response: v.object({
    clientDataJSON: v.string(),
    authenticatorData: v.string(),
    signature: v.string(),
    userHandle: v.optional(v.string()),
  }),
})

/** `RegistrationResponseJSON` of WebAuthn. */
export const passkeyAttestation = v.object({
  id: v.string(),
  rawId: v.string(),
  type: v.literal('public-key'),
  response: v.object({
    clientDataJSON: v.string(),
    attestationObject: v.string(),
    authenticatorData: v.string(),
    transports: v.array(v.string()),
    /** The public key as SubjectPublicKeyInfo. */
    publicKey: v.optional(v.string()),
    publicKeyAlgorithm: v.number(),
  }),
})

/** How the person has confirmed the order: the field `confirmation` of its request; one of the three. */
export const confirmationProof = v.object({
  /** `id` of the confirmation that was asked for. */
  id: v.string(),
  /** The six digits. */
  code: v.optional(v.string()),
  passkey: v.optional(passkeyAssertion),
  /** The app around the element has confirmed it; `proof` is what it says for your server. */
  app: v.optional(v.object({ proof: v.optional(v.string()) })),
})
export type ConfirmationProof = v.InferOutput<typeof confirmationProof>

/**
 * `data.confirmation` of a refusal with code 28117 of `removePasskey`: the person confirms the removal
 * with six digits, which `sendOrderCode` sends.
 */
export const removalRequest = v.object({
  ...v.pick(confirmationRequest, ['id', 'until', 'problem']).entries,
  /** Where the digits go, as the person may read it. */
  code: v.object({ sentTo: v.string() }),
})
export type RemovalRequest = v.InferOutput<typeof removalRequest>

/** How the person has confirmed the removal of a passkey: always with a code. */
const removalProof = v.object({ id: v.string(), code: v.string() })
export type RemovalProof = v.InferOutput<typeof removalProof>

/** A passkey that confirms orders of the person. */
const passkey = v.object({
  /** Of the credential, as WebAuthn names it. */
  id: v.string(),
  /** What keeps it, or the kind of device that it was made on; absent if your server cannot tell. */
  name: optionalExtension(v.string()),
  /** ISO 8601, UTC. */
  addedAt: v.string(),
  /** ISO 8601, UTC; absent if it has confirmed nothing yet. */
  lastUsedAt: optionalExtension(v.string()),
})
export type Passkey = v.InferOutput<typeof passkey>

/** The passkeys of the person: `data` of `getPasskeys` and `removePasskey`. */
export const passkeyList = v.object({ list: v.array(passkey) })
export type PasskeyList = v.InferOutput<typeof passkeyList>

/** The payload of `removePasskey`. */
export const passkeyRemoval = v.object({
  /** `id` of the passkey. */
  id: v.string(),
  confirmation: v.optional(removalProof),
})

/** The payload of `sendOrderCode`. */
export const orderCodeRequest = v.object({
  /** `id` of the confirmation. */
  id: v.string(),
})

/** The payload of `startPasskey`: the code that has just confirmed an order. */
export const passkeyStart = v.object({ id: v.string(), code: v.string() })

/** The payload of `addPasskey`. */
export const passkeyAddition = v.object({ id: v.string(), passkey: passkeyAttestation })
