import { msg } from '../language/msg.ts'
import { multilingual } from '../language/text-in.ts'

/** The plainly fictional company of the sandbox. */
export const company = {
  companyName: 'Fable Trust',
  companyIcon: '/sandbox/assets/example-trust.svg',
  companyDescribe: multilingual(
    msg('Fable Trust, with Sandbox Clearing as its clearing institution.'),
    msg('A fictional company for trying out the wallet.'),
    msg('Sandbox: no real money moves.', {}, 'company'),
  ),
}
