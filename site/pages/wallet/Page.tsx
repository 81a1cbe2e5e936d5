import { defineFirst } from '../../elements/use-definition.ts'
import { defineWallet } from '../../holder/define-wallet.ts'
import { WalletPage } from '../../holder/WalletPage.tsx'

export const prepare = defineFirst(defineWallet)

/** Balances, deposit methods, the latest records and the ways to move money. */
export const Page = () => <WalletPage name="wallet" screen="hub" />
