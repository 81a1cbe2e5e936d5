import { useLingui } from '@lingui/react/macro'

/** A kind of trust, in words. */
export interface Trust {
  /** Its anchor in the page's address. */
  readonly anchor: string
  readonly number: string
  readonly title: string
  readonly text: string
  /** Who it is for. */
  readonly whom: string
  /** How it works, in three points. */
  readonly steps: readonly [string, string, string]
  readonly settlor: string
  readonly beneficiary: string
  readonly purpose: string
}

/** The six kinds, in the order of the page. */
export function useTrusts(): readonly Trust[] {
  const { t } = useLingui()
  return [
    {
      anchor: 'personal',
      number: '01',
      title: t`Personal Trust`,
      text: t`One person places property with a trustee, so that it serves the people they name in the way they set down.`,
      whom: t`People who want to provide for a spouse, a child or a parent, or for themselves in later years.`,
      steps: [
        t`You set down who receives what, when, and on which condition.`,
        t`The trustee holds the property apart from its own and from yours.`,
        t`Payments follow the deed; where it is silent, the trustee decides in its spirit.`,
      ],
      settlor: t`One person`,
      beneficiary: t`Those the settlor names, often the settlor too`,
      purpose: t`Provision for old age or illness; carrying out a will`,
    },
    {
      anchor: 'listed',
      number: '02',
      title: t`Listed Company Trust`,
      text: t`A listed company places shares or money with a trustee, who holds them for its employees until they are theirs.`,
      whom: t`Listed companies with a plan for stock ownership or stock incentives.`,
      steps: [
        t`The plan says who takes part, and when shares pass to them.`,
        t`The trustee buys the shares and holds them apart from the company.`,
        t`Shares or their proceeds go to employees when they are due; the rest stays in the plan.`,
      ],
      settlor: t`A listed company`,
      beneficiary: t`Its employees`,
      purpose: t`Stock ownership and incentive plans`,
    },
    {
      anchor: 'corporate',
      number: '03',
      title: t`Corporate Trust`,
      text: t`A company or partnership has a trustee hold its assets, its shares or the money of a transaction.`,
      whom: t`Companies and partnerships that need an independent holder: for a sale, a joint venture, a captive insurance or custody.`,
      steps: [
        t`An agreement says what is held, for whom, and what releases it.`,
        t`The trustee keeps separate accounts and reports on them to all parties.`,
        t`Once the condition is met and reviewed, assets go where the agreement says.`,
      ],
      settlor: t`A company or partnership`,
      beneficiary: t`Shareholders, partners or creditors`,
      purpose: t`Continuity of ownership, settlement, custody`,
    },
    {
      anchor: 'family',
      number: '04',
      title: t`Family trusts`,
      text: t`A family gathers property, shares and the rules for them in one place that outlasts each of its members.`,
      whom: t`Families with a business, land or wealth in several countries, and more than one generation to think of.`,
      steps: [
        t`The family agrees on its aims, and on who advises the trustee.`,
        t`Property moves into the trust and is looked after as a whole.`,
        t`Members receive what the rules provide, and the young are led into them in time.`,
      ],
      settlor: t`One or several members of a family`,
      beneficiary: t`The family, with those not yet born`,
      purpose: t`Succession without division`,
    },
    {
      anchor: 'charitable',
      number: '05',
      title: t`Charitable Trust`,
      text: t`Capital is set aside for a charitable cause and serves nothing else.`,
      whom: t`Donors, foundations and companies that want to give for many years, and to know what became of it.`,
      steps: [
        t`The deed names the cause, and how those who receive are chosen.`,
        t`The trustee looks after the capital and pays out what the deed allows.`,
        t`Donors are given accounts of what was paid, and to whom.`,
      ],
      settlor: t`A donor, foundation or company`,
      beneficiary: t`A cause, and those it helps`,
      purpose: t`Gifts that last, with accounts of them`,
    },
    {
      anchor: 'public',
      number: '06',
      title: t`Public Trust`,
      text: t`Property is held for the benefit of the public: a place, a school, research or another common good.`,
      whom: t`Public bodies, associations and communities that want funds kept apart from their budget.`,
      steps: [
        t`The purpose, and who watches over it, are laid down in public.`,
        t`The trustee holds the funds and spends them on this purpose.`,
        t`The accounts are open to those for whom the funds are held.`,
      ],
      settlor: t`A public body, association or community`,
      beneficiary: t`The public, or a part of it`,
      purpose: t`Upkeep of a common good`,
    },
  ]
}
