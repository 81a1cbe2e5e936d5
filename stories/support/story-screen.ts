import { createElement, type ReactNode, use, useEffect, useState } from 'react'
import { StoryGlobals } from '../../.storybook/story-globals.ts'
import { elementClass } from '../../shared/element/element-class.ts'
import type { ElementModel, ElementParts } from '../../shared/element/entry/context.ts'
import type {
  commonProperties,
  Declaration,
  PropertiesOf,
} from '../../shared/element/entry/declaration.ts'
import { defineElement } from '../../shared/element/entry/define-element.ts'
import type { Person, UpdatableBase } from '../../shared/element/view/base-model.ts'
import { type FakeServer, serve, unserve } from './fake-server.ts'

type CommonDeclaration = Declaration & { readonly properties: typeof commonProperties }

/** What a story says of its screen, beside what its element takes. */
export interface Story<Model> {
  /** Calls that answer otherwise than a good server's. */
  readonly server?: FakeServer
  /** Leads the model to the state of this story; called once its first view can be drawn. */
  readonly arrange?: (model: Model) => void | Promise<void>
  /** Leaves the screen as it is before any script but the element's own came. */
  readonly isShellOnly?: boolean
}

export type ScreenProps<D extends Declaration, Model> = Story<Model> &
  Readonly<Partial<Omit<PropertiesOf<D>, 'apiBase'>>>

/** The token of an element that takes one, unless its story says otherwise. */
export const storyToken = 'story'

/**
 * The component of an element's stories: the element under another name, against a server of the
 * story, in a state that the story reaches through the model.
 *
 * @param goodServer answers what a story does not
 * @param modelOf what the screens are drawn from
 */
export function storyScreen<
  const D extends CommonDeclaration,
  Root extends ElementModel<D>,
  Model = Root,
>(
  declaration: D,
  parts: ElementParts<D, Root>,
  goodServer: FakeServer,
  modelOf: (root: Root) => Model,
): (props: ScreenProps<D, Model>) => ReactNode {
  const tag = `${declaration.tag}-story`
  /** What each story wants of its element, by the origin of its server. */
  const stories = new Map<string, Story<Model>>()

  const StoryElement = elementClass(declaration, {
    ...parts,
    async view() {
      const view = await parts.view()
      return {
        default: view.default,
        openModel(context) {
          const model = view.openModel(context)
          const story = stories.get(context.settings().baseUrl)
          let isArranged = false
          const drawable = async () => {
            if (story?.isShellOnly) return new Promise<void>(() => {})
            await model.drawable()
            if (!isArranged) void story?.arrange?.(modelOf(model))
            isArranged = true
          }
          return { ...model, drawable }
        },
      }
    },
  })
  defineElement(tag, StoryElement)

  return ({ server, arrange, isShellOnly, ...own }) => {
    const { locale, theme } = use(StoryGlobals)
    const [origin, setOrigin] = useState<string>()
    // biome-ignore lint/correctness/useExhaustiveDependencies: a story is what it was at first
    useEffect(() => {
      const served = serve({ ...goodServer, ...server })
      stories.set(served, {
        ...(arrange && { arrange }),
        ...(isShellOnly && { isShellOnly }),
      })
      setOrigin(served)
      return () => {
        stories.delete(served)
        unserve(served)
      }
    }, [])
    return (
      origin &&
      createElement(tag, {
        ...('token' in declaration.properties && { token: storyToken }),
        appLang: locale,
        theme,
        allowIdempotencyKey: true,
        ...own,
        apiBase: origin,
      })
    )
  }
}

/** Of an element with a token: what its screens show of whose token it is. */
export const personOf = <Of extends Person>({ people }: Pick<UpdatableBase<Of>, 'people'>): Of => {
  const { person } = people.getState()
  if (!person) throw new Error('a state of the screens needs a token')
  return person
}

/** What every file of screens begins with. */
export const screenMeta = <Props>(component: (props: Props) => ReactNode) =>
  ({
    component,
    // States are reached by code; there is nothing to turn.
    parameters: { controls: { disable: true } },
  }) as const
