import type { EndpointPaths } from '../shared/api/endpoints/all.ts'
import type { LocalizedText } from '../shared/text/i18n/locale.ts'
import type { Palette } from '../shared/ui/theme/tokens.ts'

/** A third party's script; without one nothing is loaded, and the policy allows no other origin. */
interface ThirdParty {
  /** Address of the script; its origin is added to the policy of the host files. */
  readonly script: string
  /** Other origins that the script calls, frames or loads from. */
  readonly origins: readonly string[]
}

interface BotCheck extends ThirdParty {
  readonly siteKey: string
}

/** A figure about the company, and what it counts or dates. */
interface Fact {
  readonly figure: string
  readonly text: LocalizedText
}

interface Person {
  readonly name: string
  readonly role: LocalizedText
}

interface Office {
  readonly city: LocalizedText
  readonly address: string
}

export interface Brand {
  readonly name: string
  /** The site's origin without a slash at the end, for canonical links and the sitemap. */
  readonly origin: string
  /**
   * Origin of the API, `https://api.example.com`; empty for the site's own. Elements, enquiry and
   * policy use it. The server must allow the site's origin and the headers that docs/server.md lists,
   * `idempotency-key` among them.
   */
  readonly apiOrigin: string
  /**
   * Paths of calls that are different on the operator's server, by the call's name in docs/server.md:
   * `{ getHistory: '/v2/history' }`. Elements, statement, enquiry form and
   * sign-out use them.
   */
  readonly apiPaths: EndpointPaths
  /** Drawn in the header and as the icon: paths in a square of 48, stroked in the colour of action. */
  readonly mark: string
  /** Colours that replace the defaults, by token name. */
  readonly colours: { readonly dark: Partial<Palette>; readonly light: Partial<Palette> }
  readonly contact: { readonly email: string; readonly phone: string; readonly address: string }
  /** On the home page, above the contact: the operator's own, none by default. */
  readonly facts: readonly Fact[]
  readonly people: readonly Person[]
  readonly offices: readonly Office[]
  /** Sentences on licence, regulator or insurance: the operator's own, none by default. */
  readonly claims: readonly LocalizedText[]
  /** A line above the copyright on every page. */
  readonly notice: LocalizedText
  /** Where account holders sign in, if not by `<tw-account>` on `/login`. */
  readonly signIn: string
  readonly botCheck: BotCheck | undefined
  readonly analytics: ThirdParty | undefined
}

/** Six ellipses rotated about one centre form a rosette. */
const rosette = [0, 30, 60, 90, 120, 150]
  .map((turn) => {
    const angle = (turn * Math.PI) / 180
    const [x, y] = [Math.cos(angle) * 21, Math.sin(angle) * 21].map((part) => part.toFixed(2))
    const [fromX, fromY] = [24 - Number(x), 24 - Number(y)].map((part) => part.toFixed(2))
    return `M${fromX} ${fromY}a21 8 ${turn} 1 0 ${2 * Number(x)} ${2 * Number(y)}a21 8 ${turn} 1 0 ${-2 * Number(x)} ${-2 * Number(y)}`
  })
  .join('')

/** The only file that an operator edits. The default is fictional and claims nothing. */
export const brand: Brand = {
  name: 'Fable Trust',
  origin: 'https://www.fable-trust.example',
  apiOrigin: '',
  apiPaths: {},
  mark: rosette,
  colours: { dark: {}, light: {} },
  contact: {
    email: 'enquiries@fable-trust.example',
    phone: '+00 000 000 0000',
    address: '1 Example Street, Anytown',
  },
  facts: [],
  people: [],
  offices: [],
  claims: [],
  notice: {
    en: 'Fable Trust is a fictional company. This site shows what an operator could build.',
    zh: 'Fable Trust 為虛構公司，本網站僅展示營運者可建置的內容。',
    ja: 'Fable Trustは架空の会社です。このサイトは、運営者が構築できるサイトの一例です。',
    ko: 'Fable Trust는 가상의 회사이며, 이 사이트는 운영자가 구축할 수 있는 서비스의 예시입니다.',
  },
  signIn: '',
  botCheck: undefined,
  analytics: undefined,
}
