import type { Decorator, Meta } from '@storybook/react-vite'
import { createElement, use, useEffect, useRef } from 'react'
import { action } from 'storybook/actions'
import { StoryGlobals } from '../../.storybook/story-globals.ts'
import type { ElementDocs } from '../../shared/element/element-docs.ts'
import {
  commonProperties,
  type Declaration,
  type PropertiesOf,
  type PropertyDeclaration,
} from '../../shared/element/entry/declaration.ts'
import { type FakeServer, serve } from './fake-server.ts'
import { storyToken } from './story-screen.ts'

const controlOf = (property: PropertyDeclaration) => {
  switch (property.type) {
    case 'boolean':
      return { control: 'boolean' } as const
    case 'choice':
      return { control: 'inline-radio', options: property.choices } as const
    case 'record':
    case 'records':
      return { control: 'object' } as const
    case 'text':
      return { control: 'text' } as const
  }
}

/** Logs every event of an element in the actions panel. */
const listening =
  (events: readonly string[]): Decorator =>
  (Story) => {
    const box = useRef<HTMLDivElement>(null)
    useEffect(() => {
      const listeners = new AbortController()
      const say = (event: Event) => event instanceof CustomEvent && action(event.type)(event.detail)
      for (const name of events) {
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

interface ElementProps {
  readonly tag: string
  readonly own: Readonly<Record<string, unknown>>
}

/** The toolbar sets language and theme unless a control does. */
const Element = ({ tag, own }: ElementProps) => {
  const { locale, theme } = use(StoryGlobals)
  return createElement(tag, {
    ...own,
    ...(own.appLang === commonProperties.appLang.default && { appLang: locale }),
    ...(own.theme === commonProperties.theme.default && { theme }),
  })
}

/**
 * Meta of an element's own story, as a page embeds it: its attributes as documented controls, its
 * events as actions. Add a title.
 */
export function elementMeta<const D extends Declaration>(
  { tag, properties }: D,
  docs: ElementDocs<D>,
  server: FakeServer,
): Meta<PropertiesOf<D>> {
  const args: Record<string, unknown> = Object.fromEntries(
    Object.entries(properties).map(([name, property]) => [name, property.default]),
  )
  Object.assign(args, {
    ...('token' in properties && { token: storyToken }),
    apiBase: serve(server),
  })
  const argTypes = Object.fromEntries(
    Object.entries(properties).map(([name, property]) => {
      const words = docs.properties[name as keyof D['properties']]
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
  return {
    tags: ['autodocs'],
    args,
    argTypes,
    decorators: [listening(Object.keys(docs.events))],
    parameters: { docs: { description: { component: docs.summary } } },
    render: (own: Record<string, unknown>) => <Element tag={tag} own={own} />,
  } as unknown as Meta<PropertiesOf<D>>
}
