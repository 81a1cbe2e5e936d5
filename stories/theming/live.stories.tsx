import type { Meta, StoryObj } from '@storybook/react-vite'
import { createElement, type ReactNode, use, useState } from 'react'
import 'virtual:tw-account/register'
import 'virtual:tw-contract/register'
import 'virtual:tw-fund-lookup/register'
import 'virtual:tw-transfer/register'
import 'virtual:tw-wallet/register'
import { StoryGlobals } from '../../.storybook/story-globals.ts'
import { type ElementName, tagOf } from '../../elements/elements.ts'
import { goodServer as account } from '../account/fixtures.ts'
import { goodServer as contract } from '../contract/fixtures.ts'
import { goodServer as lookup } from '../fund-lookup/fixtures.ts'
import { type FakeServer, serve } from '../support/fake-server.ts'
import { find } from '../support/shadow-queries.ts'
import { storyToken } from '../support/story-screen.ts'
import { goodServer as transfer } from '../transfer/fixtures.ts'
import { goodServer as wallet } from '../wallet/fixtures.ts'
import './live.css'

const servers: Readonly<Record<ElementName, FakeServer>> = {
  account,
  contract,
  'fund-lookup': lookup,
  transfer,
  wallet,
}

interface ElementProps {
  readonly name: ElementName
  /** Attributes beside those that every element of a story has. */
  readonly own?: Readonly<Record<string, unknown>>
  readonly children?: ReactNode
}

/** An element as a page embeds it. */
const Element = ({ name, own, children }: ElementProps) => {
  const { locale, theme } = use(StoryGlobals)
  const [apiBase] = useState(() => serve(servers[name]))
  const properties = { token: storyToken, apiBase, appLang: locale, theme, ...own }
  return createElement(tagOf(name), properties, children)
}

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
      <Element name={name}>
        <Broker />
      </Element>
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
      <Element name="transfer" own={{ ornament: 'none' }} />
    </div>
  ),
  play: ready,
}

/** A page closes what it cannot continue: the support stays. */
export const SupportBelowAClosedElement: StoryObj = {
  render: () => (
    <div className="brand">
      <Element name="wallet" own={{ token: '' }}>
        <Broker />
      </Element>
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
      <Element name="fund-lookup" />
      <div style={{ colorScheme: 'light' }}>
        <Element name="fund-lookup" own={{ theme: 'inherit' }} />
      </div>
      <div style={{ colorScheme: 'dark' }}>
        <Element name="fund-lookup" own={{ theme: 'inherit' }} />
      </div>
    </>
  ),
  play: ready,
}
