import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { DocumentName } from '../../map/documents.ts'

interface Solution {
  readonly title: MessageDescriptor
  readonly text: MessageDescriptor
  /** A long text about it. */
  readonly document?: DocumentName
}

export interface SolutionCategory {
  readonly key: string
  readonly title: MessageDescriptor
  readonly items: readonly Solution[]
}

/** The Solutions menu in its order (section 2 of the specification). */
export const solutions: readonly SolutionCategory[] = [
  {
    key: 'personal',
    title: msg`Personal Trust`,
    items: [
      {
        title: msg`Personal Trust`,
        text: msg`Assets are set aside for you and for people you name. The terms set out who receives what, when and for what purpose.`,
      },
      {
        title: msg`Private Trust Company`,
        text: msg`A company formed to act as trustee for a single family. The family takes part in decisions through its board.`,
      },
      {
        title: msg`Private Fund`,
        text: msg`Investments pooled by a small group and held in trust. A written mandate sets out how they are managed.`,
      },
      {
        title: msg`Private Foundation`,
        text: msg`A separate legal entity with its own charter and council: an alternative where the law does not recognise trusts.`,
      },
      {
        title: msg`Will Trust`,
        text: msg`A trust created by a will and taking effect on death. It provides for minors and dependants who cannot manage an inheritance themselves.`,
      },
    ],
  },
  {
    key: 'listed',
    title: msg`Publicly Listed Company Trust`,
    items: [
      {
        title: msg`Employee Stock Ownership Trust`,
        text: msg`Employees and the company contribute regularly. The trust buys company shares and holds them for each employee until they leave or retire.`,
      },
      {
        title: msg`Employee Stock Incentive Trust`,
        text: msg`Shares granted as a reward are held in trust and released in stages as the conditions of the plan are met.`,
      },
    ],
  },
  {
    key: 'corporate',
    title: msg`Corporate Trust`,
    items: [
      {
        title: msg`Company and Partnership`,
        text: msg`Shares and partnership interests are held as one block. Voting rights stay together, while each owner or heir receives a portion.`,
      },
      {
        title: msg`Managed Trust Company`,
        text: msg`Your own trust company, run for you day to day: administration, accounts and records, under its own board.`,
      },
      {
        title: msg`Captive Insurance Trust`,
        text: msg`Assets backing the obligations of a captive insurer, held separately for the insured.`,
      },
      {
        title: msg`Custodial Services`,
        text: msg`Cash, securities and digital assets are held and recorded separately for each client, and moved only on instruction.`,
      },
    ],
  },
  {
    key: 'family',
    title: msg`Family Trust`,
    items: [
      {
        title: msg`Family Office`,
        text: msg`The people who look after a family’s trusts, companies and affairs from day to day: what they do, and what they cannot do.`,
        document: 'family-office',
      },
    ],
  },
  {
    key: 'charitable',
    title: msg`Charitable Trust`,
    items: [
      {
        title: msg`Private Equity Fund`,
        text: msg`A fund invests part of a charity’s capital in private companies. Gains go to the purpose in the deed.`,
      },
    ],
  },
  {
    key: 'public',
    title: msg`Public Trust`,
    items: [
      {
        title: msg`Public Trust`,
        text: msg`A trust for a purpose rather than for individuals, such as education, research or relief. Its terms and accounts are open to supervision.`,
      },
    ],
  },
]
