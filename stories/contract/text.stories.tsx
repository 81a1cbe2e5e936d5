import type { Meta } from '@storybook/react-vite'
import { list } from '../support/fake-server.ts'
import { find, press, pressToLimit } from '../support/shadow-queries.ts'
import { type ContractStory, contractMeta } from './ContractScreen.ts'
import { arabicText, contract, germanText, longContract, longText, ownText } from './fixtures.ts'
import { readAll } from './scenarios.ts'

const meta: Meta<typeof contractMeta.component> = {
  ...contractMeta,
  title: 'Screens/Agreement/Text',
}
export default meta

/** Painted by the element's own script; without a token no text is loading. */
export const Shell: ContractStory = { args: { isShellOnly: true, token: '' } }
/** The text can be read before React is loaded. */
export const ShellWithText: ContractStory = { args: { isShellOnly: true } }
/** The view is loaded, the contract's details are not. */
export const LoadingFacts: ContractStory = { args: { server: { getContractByToken: 'silence' } } }
export const NotRead: ContractStory = {}
export const Read: ContractStory = { args: { arrange: readAll } }

const openContents: NonNullable<ContractStory['play']> = ({ canvasElement }) =>
  press(canvasElement, '.tw-contents summary')

export const ContentsOpen: ContractStory = { play: openContents }
export const ContentsOpenAndRead: ContractStory = {
  args: { arrange: readAll },
  play: openContents,
}
/** An article opened from the contents. */
export const AtArticle: ContractStory = {
  play: async (context) => {
    await openContents(context)
    await press(context.canvasElement, '.tw-contents li:nth-child(5) button')
  },
}

/** Presses one of the two size buttons up to its limit. */
const resize =
  (button: string): NonNullable<ContractStory['play']> =>
  ({ canvasElement }) =>
    pressToLimit(canvasElement, `.tw-tools fieldset button:has(${button})`)

export const LargestText: ContractStory = { play: resize('.tw-large-a') }
export const SmallestText: ContractStory = { play: resize('.tw-small-a') }
export const LongFacts: ContractStory = {
  args: { server: { getContractByToken: list([longContract]) } },
}
/** A webview that does not print. */
export const NoPrint: ContractStory = {
  beforeEach: () => {
    const { print } = window
    Reflect.set(window, 'print', undefined)
    return () => Reflect.set(window, 'print', print)
  },
  play: async ({ canvasElement }) => {
    await press(canvasElement, '.tw-tools fieldset button:last-child')
    await find(canvasElement, '.tw-no-copy')
  },
}
/** The server's Party A is the broker: each name stands where the text has its duties. */
export const SwappedRoles: ContractStory = {
  args: {
    server: {
      getContractByToken: list([{ ...contract, partARole: 'broker', partBRole: 'clearing' }]),
    },
  },
}

/** The text that the server has for this agreement, instead of ours. */
const withText = (...texts: (typeof ownText)[]): ContractStory => ({
  args: {
    serverText: true,
    server: { getContractByToken: list([{ ...contract, status: 'OPEN', texts }]) },
  },
})

export const OwnText = withText(ownText)
/** In a language that is not the reader's. */
export const OwnTextInAnotherLanguage = withText(germanText)
export const OwnTextFromRightToLeft = withText(arabicText)
export const LongOwnText = withText(longText)
export const LoadingOwnText: ContractStory = {
  args: { serverText: true, server: { getContractByToken: 'silence' } },
}

/** The text that the page has between the tags. */
const inPage = (
  <article slot="contract" lang="ja" data-version="第3版">
    <h1>業務提携契約書</h1>
    <p>甲と乙は、次のとおり契約する。</p>
    <h2>第1条（目的）</h2>
    <ol>
      <li>乙は、顧客を甲に紹介する。</li>
      <li>甲は、紹介を受けた顧客ごとに可否を決める。</li>
    </ol>
    <h2>第2条（報酬）</h2>
    <p>甲は、乙に毎月報酬を支払う。</p>
  </article>
)

export const TextOfThePage: ContractStory = { args: { children: inPage } }
/** It can be read before React is loaded, as the text of the element. */
export const ShellWithTextOfThePage: ContractStory = {
  args: { children: inPage, isShellOnly: true },
}

const toNotice: NonNullable<ContractStory['play']> = async ({ canvasElement }) => {
  const notice = await find(canvasElement, '.tw-notice[data-tone=error]')
  notice.scrollIntoView({ block: 'center' })
}

/** The server has another text than the page: nothing can be signed. */
export const TextDiffers: ContractStory = {
  args: {
    children: inPage,
    server: {
      getContractByToken: list([
        { ...contract, texts: [{ lang: 'ja', version: '第3版', textHash: '0'.repeat(64) }] },
      ]),
    },
  },
  play: toNotice,
}
/** The server should have the text, and sends none. */
export const TextMissing: ContractStory = { args: { serverText: true }, play: toNotice }
