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
    p: msg`It is a credit card that rests on assets you pledge for it. They remain in custody as security for what you spend. Individuals, families and companies can apply; each application is examined by itself, and may be declined.`,
    subTitle: msg`What an application needs`,
    subItems: [
      msg`An account in the name of the person or company that applies`,
      msg`Assets in custody that can be pledged`,
      msg`Proof of who you are and of where the assets come from`,
    ],
  },
  {
    title: msg`When and how do I repay?`,
    p: msg`There is no minimum monthly repayment and no fixed cycle. You repay when it suits you; until then, interest is charged on the balance that is outstanding.`,
    subTitle: msg`Ways to repay`,
    subItems: [
      msg`Automatic repayment clears the balance at settlement`,
      msg`A repayment of your own, in fiat or in crypto`,
    ],
  },
  {
    title: msg`How is interest worked out?`,
    p: msg`Daily, on the outstanding balance minus automatic repayments. The interest is added to the balance and is due by the end of the day. The rate stands in your card agreement.`,
    subTitle: msg`From when interest accrues`,
    subItems: [
      msg`Cash from an ATM: immediately`,
      msg`Purchases: once the merchant has requested payment`,
    ],
  },
  {
    title: msg`Can someone else have a card on my account?`,
    p: msg`Yes. You can ask for up to ${plural(supplementaryCards, { one: '# supplementary card', other: '# supplementary cards' })}, for example for members of your family or of your company.`,
    subTitle: msg`What to know beforehand`,
    subItems: [
      msg`What is paid with a supplementary card becomes part of your balance`,
      msg`The same pledged assets are security for it`,
      msg`The agreement says who may hold a card and who answers for it`,
    ],
  },
  {
    title: msg`What if my assets change in value, and how do I close the card?`,
    p: msg`The value of pledged assets can rise and fall. The agreement says how they are valued, when you are told, and what follows if they no longer cover the balance: you may be asked to add assets or to repay, and assets may be sold. Please read that part with care before you sign.`,
    subTitle: msg`To close the card`,
    subItems: [
      msg`Tell us that you wish to close it; supplementary cards end with it`,
      msg`Repay the balance and the interest that was added to it`,
      msg`The pledge is then released as the agreement says`,
    ],
  },
]
