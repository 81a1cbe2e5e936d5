import * as v from 'valibot'
import { addPasskey, sendOrderCode, startPasskey } from '../../api/endpoints/confirmation.ts'
import { type Answer, failed } from '../../api/errors.ts'
import {
  type ConfirmationProof,
  type PasskeyRequest,
  passkeyCreation,
} from '../../api/wire/confirmation.ts'
import { requiredItemOf } from '../../api/wire/data.ts'
import type { SessionClient } from '../../element/calls/session.ts'
import type { HostLink } from '../../element/host/host-link.ts'
import type { Confirmation, ConfirmedFacts } from './confirmation.ts'
import { challengeOf } from './order-text.ts'

/** What a person does to confirm an order; the order itself is sent by the submission. */
export interface Confirming {
  /** Whether passkeys work here; in a frame or a webview they often do not. */
  hasPasskeys(): boolean
  /** Whether an app around the element confirms orders. */
  hasApp(): boolean
  sendCode(id: string): Promise<Answer<unknown>>
  /** `other`: the server wants another order to be signed, so nothing was. */
  sign(
    confirmation: Confirmation,
    passkey: PasskeyRequest,
  ): Promise<NonNullable<ConfirmationProof['passkey']> | 'declined' | 'other'>
  /** What the app says for the server; nothing if it, or the person in it, declines. */
  askApp(confirmation: Confirmation): Promise<NonNullable<ConfirmationProof['app']> | undefined>
  /** Adds a passkey of this device. */
  addPasskey(
    offer: NonNullable<ConfirmedFacts['passkeyOffer']>,
  ): Promise<Answer<unknown> | 'declined'>
}

/** Chromium says whether a frame may use a passkey; others refuse when it is tried. */
interface Policy {
  readonly featurePolicy?: { allowsFeature(name: string): boolean }
}

const mayUsePasskeys = () =>
  'PublicKeyCredential' in globalThis &&
  isSecureContext &&
  (document as Policy).featurePolicy?.allowsFeature('publickey-credentials-get') !== false

export const createConfirming = (
  { call }: Pick<SessionClient, 'call'>,
  host: Pick<HostLink, 'ask' | 'store'>,
): Confirming => ({
  hasPasskeys: mayUsePasskeys,
  hasApp: () => host.store.getState()?.includes('authorize') ?? false,
  sendCode: (id) => call(sendOrderCode, v.unknown(), { body: { id } }),
  async sign({ request: { id }, order }, passkey) {
    try {
      const challenge = await challengeOf(id, order)
      if (challenge !== passkey.challenge) return 'other'
      const { signWithPasskey } = await import('./passkey.ts')
      return await signWithPasskey(passkey)
    } catch {
      return 'declined'
    }
  },
  async askApp({ request: { id }, order }) {
    const { fee = '0', ...rest } = order
    const answer = await host.ask('tw-authorize', { confirmation: id, ...rest, fee })
    return answer?.ok ? { ...(answer.proof !== undefined && { proof: answer.proof }) } : undefined
  },
  async addPasskey(offer) {
    const creation = await call(startPasskey, requiredItemOf(passkeyCreation), { body: offer })
    if (!creation.ok) return creation
    try {
      const { makePasskey } = await import('./passkey.ts')
      const passkey = await makePasskey(creation.value)
      return await call(addPasskey, v.unknown(), { body: { id: offer.id, passkey } })
    } catch (cause) {
      return cause instanceof DOMException ? 'declined' : failed({ kind: 'network', cause })
    }
  },
})
