import type { TransferModel } from '../../elements/transfer/model/model.ts'
import type {
  Phase,
  UsdtWithdrawal,
  UsdWithdrawal,
} from '../../elements/transfer/order/submission-state.ts'
import { decimalText } from '../../shared/money/decimal-text.ts'
import { evmAddress, strangeAddress } from './fixtures.ts'

export const usdOrder: UsdWithdrawal = {
  kind: 'usd-withdrawal',
  currency: 'USD',
  amount: decimalText('1500'),
  to: '6200 0000 0000 4417',
  bankName: 'Example Bank of Sampleton',
  fee: decimalText('25'),
}

export const usdtOrder: UsdtWithdrawal = {
  kind: 'usdt-withdrawal',
  currency: 'USDT',
  amount: decimalText('200.5'),
  to: evmAddress,
  network: 'Ethereum (ERC20)',
  fee: decimalText('4.5'),
  channel: 'ERC20',
}

/** On a network whose addresses cannot be checked. */
export const uncheckedOrder: UsdtWithdrawal = {
  ...usdtOrder,
  to: strangeAddress,
  network: 'Quartz',
  certainty: 'none',
}

/** Leads to the withdrawal and puts its submission into a phase. */
export const withdrawalIn =
  (phase?: Phase) =>
  async (model: TransferModel): Promise<void> => {
    await model.actions()
    model.store.openScreen('withdraw')
    if (phase) model.orders.store.setState({ phase })
  }
