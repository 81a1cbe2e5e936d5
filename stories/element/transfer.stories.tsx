import type { Decorator, Meta, StoryObj } from '@storybook/react-vite'
import { use, useEffect, useRef } from 'react'
import { action } from 'storybook/actions'
import type { PropertiesOf, PropertyDeclaration } from '../../shared/element/declaration.ts'
import {
  declaration,
  manual,
  type TransferDeclaration,
} from '../../widgets/transfer/declaration.ts'
import '../../widgets/transfer/define.ts'
import { Wearing } from '../../.storybook/wearing.ts'
import { serve } from '../support/fake-server.ts'
import { goodServer } from '../support/fixtures.ts'

const token = 'story-element'
serve(token, goodServer)

type Args = PropertiesOf<TransferDeclaration>

const controlOf = (property: PropertyDeclaration) => {
  switch (property.type) {
    case 'boolean':
      return { control: 'boolean' } as const
    case 'choice':
      return { control: 'inline-radio', options: property.choices } as const
    case 'record':
      return { control: 'object' } as const
    case 'text':
      return { control: 'text' } as const
  }
}

/** Attributes and their words, from the declaration. */
const argTypes = Object.fromEntries(
  Object.entries<PropertyDeclaration>(declaration.properties).map(([name, property]) => {
    const words = manual.properties[name as keyof Args]
    return [
      name,
      {
        ...controlOf(property),
        description: `${words.description} Values: ${words.values}.`,
        table: {
          category: 'attributes',
          defaultValue: { summary: JSON.stringify(property.default) },
        },
      },
    ]
  }),
)

/** Every event that the declaration names, into the actions panel. */
const Listening: Decorator = (Story) => {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const listeners = new AbortController()
    const say = (event: Event) => event instanceof CustomEvent && action(event.type)(event.detail)
    for (const name of Object.keys(manual.events)) {
      box.current?.addEventListener(name, say, { signal: listeners.signal })
    }
    return () => listeners.abort()
  }, [])
  return (
    <div ref={box}>
      <Story />
    </div>
  )
}

const meta: Meta<Args> = {
  title: 'Element/tw-transfer',
  args: {
    ...Object.fromEntries(
      Object.entries(declaration.properties).map(([name, property]) => [name, property.default]),
    ),
    token,
  },
  argTypes,
  decorators: [Listening],
  parameters: { docs: { description: { component: manual.summary } } },
  render: function Element({ appLang, theme, ...args }) {
    const wearing = use(Wearing)
    return (
      <tw-transfer
        {...args}
        appLang={appLang === declaration.properties.appLang.default ? wearing.locale : appLang}
        theme={
          theme === declaration.properties.theme.default ? (wearing.theme as Args['theme']) : theme
        }
      />
    )
  },
}
export default meta

type Story = StoryObj<Args>

export const Usdt: Story = { name: 'USDT' }
export const Usd: Story = { name: 'USD', args: { isUsd: true } }
export const NoToken: Story = { args: { token: '' } }

/** Two elements on one page share nothing: not token, not language, not theme. */
export const TwoOnOnePage: Story = {
  globals: { viewport: { value: 'desk' } },
  decorators: [
    (Story) => (
      <>
        <Story />
        <tw-transfer token={token} appLang="ja" theme="light" isUsd />
      </>
    ),
  ],
}
