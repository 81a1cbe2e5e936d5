import type { MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import { supplementaryCards } from '../../../shared/limits.ts'

/** A question and its answer, some with a list (section 3 of the specification). */
interface Question {
  readonly title: MessageDescriptor
  readonly p: MessageDescriptor
  readonly subTitle: MessageDescriptor
  readonly subItems: readonly MessageDescriptor[]
}

/** The terms of the card (section 9 of the specification) as an applicant would ask for them. */
export const questions: readonly Question[] = [
  {
    title: msg`What is an asset-backed credit card, and who can apply?`,
    p: msg`A credit card secured by assets you pledge. They remain in custody as security for what you spend. Individuals, families and companies can apply; each application is assessed individually and may be declined.`,
    subTitle: msg`What you need to apply`,
    subItems: [
      msg`An account in the name of the person or company applying`,
      msg`Assets in custody that can be pledged`,
      msg`Proof of identity and of the source of the assets`,
    ],
  },
  {
    title: msg`When and how do I repay?`,
    p: msg`There is no minimum monthly repayment and no fixed cycle. You choose when to repay; interest is charged daily on the outstanding balance until you do, so the longer you wait, the more you pay.`,
    subTitle: msg`Ways to repay`,
    subItems: [
      msg`Automatic repayment clears the balance at settlement`,
      msg`Manual repayment, in fiat or crypto`,
    ],
  },
  {
    title: msg`How is interest calculated?`,
    p: msg`Daily, on the outstanding balance less automatic repayments. The interest is added to your balance at the end of each day. The rate is stated in your card agreement.`,
    subTitle: msg`When interest starts`,
    subItems: [
      msg`ATM cash withdrawals: immediately`,
      msg`Purchases: once the merchant has requested payment`,
    ],
  },
  {
    title: msg`Can someone else have a card on my account?`,
    p: msg`Yes. You can request up to ${plural(supplementaryCards, { one: '# supplementary card', other: '# supplementary cards' })}, for example for members of your family or company.`,
    subTitle: msg`Good to know`,
    subItems: [
      msg`Spending on a supplementary card is added to your balance`,
      msg`It is secured by the same pledged assets`,
      msg`The agreement sets out who may hold a card and who is liable for it`,
    ],
  },
  {
    title: msg`What if my assets change in value, and how do I close the card?`,
    p: msg`The value of pledged assets can rise and fall. The agreement sets out how they are valued, when you are notified, and what happens if they no longer cover the balance: you may be asked to add assets or to repay, and assets may be sold. Read that part carefully before you sign.`,
    subTitle: msg`To close the card`,
    subItems: [
      msg`Tell us you wish to close the card; supplementary cards are closed with it`,
      msg`Repay the balance, including any interest added to it`,
      msg`The pledge is then released as the agreement provides`,
    ],
  },
]
