import { useLingui } from '@lingui/react/macro'

/** The texts of a kind of trust. */
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
      text: t`An individual places property with a trustee, for the people they name and on the terms they set.`,
      whom: t`People who want to provide for a spouse, a child or a parent, or for themselves in later life.`,
      steps: [
        t`You set out who receives what, when and on what conditions.`,
        t`The trustee keeps the property separate from its own assets and from yours.`,
        t`Payments follow the trust deed; where it is silent, the trustee acts in keeping with its purpose.`,
      ],
      settlor: t`An individual`,
      beneficiary: t`Those the settlor names, often including the settlor`,
      purpose: t`Provision for old age or illness; execution of a will`,
    },
    {
      anchor: 'listed',
      number: '02',
      title: t`Listed Company Trust`,
      text: t`A listed company places shares or money with a trustee, who holds them for its employees until they vest.`,
      whom: t`Listed companies with a plan for stock ownership or stock incentives.`,
      steps: [
        t`The plan sets out who takes part and when shares pass to them.`,
        t`The trustee buys the shares and holds them separately from the company’s assets.`,
        t`Shares or their proceeds go to employees as they vest; the rest stays in the plan.`,
      ],
      settlor: t`A listed company`,
      beneficiary: t`Its employees`,
      purpose: t`Stock ownership and incentive plans`,
    },
    {
      anchor: 'corporate',
      number: '03',
      title: t`Corporate Trust`,
      text: t`A company or partnership appoints a trustee to hold its assets, its shares or the funds of a transaction.`,
      whom: t`Companies and partnerships that need an independent holder: for a sale, a joint venture, captive insurance or custody.`,
      steps: [
        t`The agreement sets out what is held, for whom, and when it is released.`,
        t`The trustee keeps separate accounts and reports on them to all parties.`,
        t`Once the condition has been met and reviewed, the assets are released as the agreement provides.`,
      ],
      settlor: t`A company or partnership`,
      beneficiary: t`Shareholders, partners or creditors`,
      purpose: t`Continuity of ownership, settlement, custody`,
    },
    {
      anchor: 'family',
      number: '04',
      title: t`Family trusts`,
      text: t`A family brings its property, its shares and the rules for them together in a structure that outlives any one member.`,
      whom: t`Families with a business, land or wealth in several countries, and several generations to provide for.`,
      steps: [
        t`The family agrees on its aims and on who advises the trustee.`,
        t`Property is transferred to the trust and managed as a whole.`,
        t`Members benefit as the rules provide, and younger members are introduced to them in good time.`,
      ],
      settlor: t`One or more family members`,
      beneficiary: t`The family, including members not yet born`,
      purpose: t`Succession without division`,
    },
    {
      anchor: 'charitable',
      number: '05',
      title: t`Charitable Trust`,
      text: t`Capital is set aside for a charitable cause and used for nothing else.`,
      whom: t`Donors, foundations and companies that want to give over many years and to see what their giving achieves.`,
      steps: [
        t`The deed names the cause and sets out how recipients are chosen.`,
        t`The trustee manages the capital and pays out what the deed allows.`,
        t`Donors receive reports on what was paid, and to whom.`,
      ],
      settlor: t`A donor, foundation or company`,
      beneficiary: t`A cause, and those it helps`,
      purpose: t`Lasting gifts, with regular reports`,
    },
    {
      anchor: 'public',
      number: '06',
      title: t`Public Trust`,
      text: t`Property is held for the benefit of the public: for a place, a school, research or another common good.`,
      whom: t`Public bodies, associations and communities that want funds kept separate from their budget.`,
      steps: [
        t`The purpose, and who oversees it, are made public.`,
        t`The trustee holds the funds and spends them on this purpose.`,
        t`The trust’s accounts may be inspected by those for whose benefit the funds are held.`,
      ],
      settlor: t`A public body, association or community`,
      beneficiary: t`The public, or a section of it`,
      purpose: t`Maintaining a public good`,
    },
  ]
}
