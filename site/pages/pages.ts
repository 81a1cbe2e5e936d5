import { page as bindCard } from './bind-card/page.ts'
import { page as ccvService } from './ccv-service/page.ts'
import { page as contract } from './contract/page.ts'
import { page as creditCard } from './credit-card/page.ts'
import { page as document } from './document/page.ts'
import { page as home } from './home/page.ts'
import { page as login } from './login/page.ts'
import { page as notFound } from './not-found/page.ts'
import type { PageDeclaration } from './page-declaration.ts'
import { page as register } from './register/page.ts'
import { page as resetPassword } from './reset-password/page.ts'
import { page as transfer } from './transfer/page.ts'
import { page as trustFund } from './trust-fund/page.ts'
import { page as trusts } from './trusts/page.ts'
import { page as wallet } from './wallet/page.ts'
import { page as walletHistory } from './wallet-history/page.ts'

const declared = {
  home,
  trusts,
  creditCard,
  trustFund,
  ccvService,
  transfer,
  contract,
  login,
  register,
  resetPassword,
  wallet,
  walletHistory,
  bindCard,
  document,
  notFound,
} as const

/** The name of a page in code; in camel case what its folder is in kebab case. */
export type PageName = keyof typeof declared

/** A page without a parameter in its path. */
export type PlainPageName = {
  [Name in PageName]: (typeof declared)[Name]['path'] extends `${string}:${string}` ? never : Name
}[PageName]

/** Every page of the site. A new page is a folder with the same files, and a line here. */
export const pages: Readonly<Record<PageName, PageDeclaration>> = declared

export const pageNames = Object.keys(pages) as readonly PageName[]

export const plainPageNames = pageNames.filter(
  (name): name is PlainPageName => !pages[name].path.includes(':'),
)

/** `creditCard` → `credit-card` */
export const folderOf = (name: PageName): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
