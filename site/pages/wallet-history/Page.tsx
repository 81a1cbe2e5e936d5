import { defineFirst } from '../../elements/use-definition.ts'
import { defineWallet } from '../../holder/define-wallet.ts'
import { WalletPage } from '../../holder/WalletPage.tsx'

export const prepare = defineFirst(defineWallet)

/** Every record of the wallet. */
export const Page = () => <WalletPage name="walletHistory" screen="history" />
