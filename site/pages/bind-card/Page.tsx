import { defineFirst } from '../../elements/use-definition.ts'
import { defineWallet } from '../../holder/define-wallet.ts'
import { WalletPage } from '../../holder/WalletPage.tsx'

export const prepare = defineFirst(defineWallet)

/** The form for the bank card; it leads back to the transfer that asked for it. */
export const Page = () => <WalletPage name="bindCard" screen="bind-card" />
