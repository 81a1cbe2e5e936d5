import { readEmail } from '../../../shared/person/email/email.ts'
import { withoutLabel } from '../../../shared/text/without-label.ts'
import type { ActionsOptions } from './options.ts'
import type { AccountState, Issue } from './state.ts'

/** A number with its dial code, in whatever signs: a plus, and no letter. */
const number = /^[\s\p{Cf}(（]*[+＋][^\p{L}@＠]*$/u

/**
 * The text in the field of the account, and whether it is read as an e-mail address: a password
 * manager may fill in either kind, whichever is chosen.
 */
export function typedText({ kind, email, mobile }: AccountState) {
  const text = kind === 'email' ? email : mobile
  const isEmail = kind === 'email' ? !number.test(withoutLabel(text)) : /[@＠]/.test(text)
  return { text, isEmail }
}

/** The typed account as it can be sent and as it is shown, or what is wrong with it. */
export async function readAccount({
  phone,
  store,
}: Pick<ActionsOptions, 'phone' | 'store'>): Promise<{ account: string; shown: string } | Issue> {
  const { text, isEmail } = typedText(store.getState())
  if (isEmail) {
    const reading = readEmail(text)
    return reading.ok ? { account: reading.email, shown: reading.email } : reading.reason
  }
  const { readMobile, formatInternational } = await phone()
  const reading = readMobile(text, store.getState().dialRegion)
  if (!reading.ok) return reading.reason
  store.setState({ dialRegion: reading.region })
  return { account: reading.mobile, shown: formatInternational(reading.mobile) }
}
