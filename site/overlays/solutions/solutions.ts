import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { DocumentName } from '../../documents/document-names.ts'

export interface Solution {
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
        text: msg`Assets are set apart for you and for people you name. The terms say who receives what, when and for which purpose.`,
      },
      {
        title: msg`Private Trust Company`,
        text: msg`A company formed to be the trustee of one family alone. Through its board, the family takes part in decisions.`,
      },
      {
        title: msg`Private Fund`,
        text: msg`Investments of a small circle, pooled and held in trust. A written mandate sets out how they are managed.`,
      },
      {
        title: msg`Private Foundation`,
        text: msg`A legal person of its own, with a charter and a council: another way where the law does not know the trust.`,
      },
      {
        title: msg`Will Trust`,
        text: msg`A trust laid down in a will, which begins at death. It provides for minors and dependants who cannot manage an inheritance.`,
      },
    ],
  },
  {
    key: 'listed',
    title: msg`Publicly Listed Company Trust`,
    items: [
      {
        title: msg`Employee Stock Ownership Trust`,
        text: msg`Staff and company pay in regularly, and the trust buys shares of the company, held for each employee until they leave or retire.`,
      },
      {
        title: msg`Employee Stock Incentive Trust`,
        text: msg`Shares granted as a reward are held in trust and handed over step by step, as the conditions of the plan are met.`,
      },
    ],
  },
  {
    key: 'corporate',
    title: msg`Corporate Trust`,
    items: [
      {
        title: msg`Company and Partnership`,
        text: msg`Shares and partnership interests are held as one block. The votes stay together while each owner or heir receives a part.`,
      },
      {
        title: msg`Managed Trust Company`,
        text: msg`A trust company of your own whose daily work is done for you: administration, accounts and records, under its own board.`,
      },
      {
        title: msg`Captive Insurance Trust`,
        text: msg`Assets that back the obligations of a company's own insurer, held apart for those whom the cover is to serve.`,
      },
      {
        title: msg`Custodial Services`,
        text: msg`Cash, securities and digital assets are kept and recorded apart for each client, and moved on instruction only.`,
      },
    ],
  },
  {
    key: 'family',
    title: msg`Family Trust`,
    items: [
      {
        title: msg`Family Office`,
        text: msg`The people who look after a family's trusts, companies and affairs from day to day. An article explains what they do and where the limits are.`,
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
        text: msg`Part of a charity's capital is invested in private companies through a fund. What it earns serves the purpose that the deed names.`,
      },
    ],
  },
  {
    key: 'public',
    title: msg`Public Trust`,
    items: [
      {
        title: msg`Public Trust`,
        text: msg`A trust for a purpose and not for persons, such as education, research or relief. Its terms and accounts are open to supervision.`,
      },
    ],
  },
]
