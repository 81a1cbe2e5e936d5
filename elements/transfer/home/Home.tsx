import { useLingui } from '@lingui/react/macro'
import type { Elements } from '../../../shared/ui/elements.ts'
import { Icon } from '../../../shared/ui/frame/Icon.tsx'
import { arrowDown, arrowUp, card } from '../../../shared/ui/icons.ts'
import { MenuButton } from '../../../shared/ui/MenuButton.tsx'
import { useModel } from '../model/context.ts'
import { Balance } from './Balance.tsx'

interface HomeProps {
  /** What happens to an order that is pending. */
  readonly status: Elements
  /** Loads that failed, and proofs that are not submitted. */
  readonly notices: Elements
  /** Those under review. */
  readonly transfers: Elements
}

/** HOME: balance, choice of deposit, withdrawal or bank account, and the page's slotted content. */
export const Home = ({ status, notices, transfers }: HomeProps) => {
  const { t } = useLingui()
  const model = useModel()
  return (
    <>
      <Balance />
      <div className="tw-actions">
        <button type="button" part="action" onClick={() => model.store.openScreen('deposit')}>
          <Icon d={arrowDown} />
          <span>{t`Deposit`}</span>
        </button>
        <button type="button" onClick={() => model.store.openScreen('withdraw')}>
          <Icon d={arrowUp} />
          <span>{t`Withdraw`}</span>
        </button>
      </div>
      <MenuButton
        icon={<Icon d={card} />}
        title={t`Bank account`}
        subtitle="USD"
        onClick={model.page.openBankCard}
      />
      {status}
      {/* Below the buttons, so that a late notice does not move them. */}
      <div className="tw-step tw-notices">{notices}</div>
      {transfers}
      <slot name="home" />
    </>
  )
}
