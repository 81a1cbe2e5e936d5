import { readEmail } from '../../../shared/email/email.ts'
import type { Issue } from '../state.ts'
import type { ActionsOptions } from './options.ts'

/** The typed account as it can be sent and as it is shown, or what is wrong with it. */
export async function readAccount({
  phone,
  store,
}: Pick<ActionsOptions, 'phone' | 'store'>): Promise<{ account: string; shown: string } | Issue> {
  const { kind, email, mobile, dialRegion } = store.getState()
  if (kind === 'email') {
    const reading = readEmail(email)
    return reading.ok ? { account: reading.email, shown: reading.email } : reading.reason
  }
  const { readMobile, formatInternational } = await phone()
  const reading = readMobile(mobile, dialRegion)
  if (!reading.ok) return reading.reason
  store.setState({ dialRegion: reading.region })
  return { account: reading.mobile, shown: formatInternational(reading.mobile) }
}
