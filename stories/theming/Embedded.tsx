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
import { storyToken } from '../support/story-screen.ts'
import { goodServer as transfer } from '../transfer/fixtures.ts'
import { goodServer as wallet } from '../wallet/fixtures.ts'

const servers: Readonly<Record<ElementName, FakeServer>> = {
  account,
  contract,
  'fund-lookup': lookup,
  transfer,
  wallet,
}

interface EmbeddedProps {
  readonly name: ElementName
  /** Attributes beside those that every element of a story has. */
  readonly own?: Readonly<Record<string, unknown>>
  readonly children?: ReactNode
}

/** An element as a page embeds it, under its own tag. */
export const Embedded = ({ name, own, children }: EmbeddedProps) => {
  const { locale, theme } = use(StoryGlobals)
  const [apiBase] = useState(() => serve(servers[name]))
  const properties = { token: storyToken, apiBase, appLang: locale, theme, ...own }
  return createElement(tagOf(name), properties, children)
}
