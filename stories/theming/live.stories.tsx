import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ElementName } from '../../elements/elements.ts'
import { find } from '../support/shadow-queries.ts'
import { Embedded } from './Embedded.tsx'
import './live.css'

/** The logo and the support of a broker. */
const Broker = () => (
  <>
    <span slot="logo" className="brand-logo">
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d="M2 18V7l8-5 8 5v11h-5v-7H7v7z" />
      </svg>
      Harbour
    </span>
    <p slot="support" className="brand-support">
      <a href="tel:+886212345678">02 1234 5678</a>
    </p>
  </>
)

const meta: Meta = { title: 'Theming/Live' }
export default meta

const ready: StoryObj['play'] = async ({ canvasElement }) => {
  await find(canvasElement, '[part="title"]')
  await find(canvasElement, '[part="footer"]')
}

const branded = (name: ElementName): StoryObj => ({
  render: () => (
    <div className="brand">
      <Embedded name={name}>
        <Broker />
      </Embedded>
    </div>
  ),
  play: ready,
})

export const BrandOnTransfer: StoryObj = branded('transfer')
export const BrandOnWallet: StoryObj = branded('wallet')
export const BrandOnAccount: StoryObj = branded('account')
export const BrandOnFundLookup: StoryObj = branded('fund-lookup')
export const BrandOnContract: StoryObj = branded('contract')

/** Spaces and fields of a page with much on it, and no ornament. */
export const CompactWithoutOrnament: StoryObj = {
  render: () => (
    <div style={{ ['--tw-density' as string]: 0.75 }}>
      <Embedded name="transfer" own={{ ornament: 'none' }} />
    </div>
  ),
  play: ready,
}

/** A page closes what it cannot continue: the support stays. */
export const SupportBelowClosedElement: StoryObj = {
  render: () => (
    <div className="brand">
      <Embedded name="wallet" own={{ token: '' }}>
        <Broker />
      </Embedded>
    </div>
  ),
  play: async ({ canvasElement }) => {
    await find(canvasElement, '.tw-closing')
  },
}

/** The second element has the colour scheme of its place in the page, not the one of the toolbar. */
export const InheritedScheme: StoryObj = {
  render: () => (
    <>
      <Embedded name="fund-lookup" />
      <div style={{ colorScheme: 'light' }}>
        <Embedded name="fund-lookup" own={{ theme: 'inherit' }} />
      </div>
      <div style={{ colorScheme: 'dark' }}>
        <Embedded name="fund-lookup" own={{ theme: 'inherit' }} />
      </div>
    </>
  ),
  play: ready,
}

/** A title, a button and a sentence of an operator, in each language. */
export const TextsOfOperator: StoryObj = {
  render: () => (
    <Embedded
      name="transfer"
      own={{
        texts: {
          en: { 'Deposit and withdraw': 'Money in and out', 'Bank account': 'Your bank' },
          zh: { 'Deposit and withdraw': '資金進出', 'Bank account': '您的銀行' },
          ja: { 'Deposit and withdraw': 'お金の出し入れ', 'Bank account': 'ご利用の銀行' },
          ko: { 'Deposit and withdraw': '돈 넣고 빼기', 'Bank account': '거래 은행' },
        },
      }}
    />
  ),
  play: ready,
}
