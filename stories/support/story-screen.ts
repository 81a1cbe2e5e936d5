import { createElement, type ReactNode, use, useEffect, useState } from 'react'
import { StoryGlobals } from '../../.storybook/story-globals.ts'
import { elementClass } from '../../shared/element/element-class.tsx'
import type { ElementModel, ElementParts } from '../../shared/element/entry/context.ts'
import type {
  CommonDeclaration,
  Declaration,
  PropertiesOf,
} from '../../shared/element/entry/declaration.ts'
import { elementEntry } from '../../shared/element/entry/element-entry.ts'
import type { InitialParts } from '../../shared/element/entry/first-paint.ts'
import { registerElement } from '../../shared/element/entry/register-element.ts'
import type { ElementBase } from '../../shared/element/model/base-model.ts'
import type { PersonModel } from '../../shared/element/model/current-person.ts'
import { type FakeServer, serve, unserve } from './fake-server.ts'

/** Options of a story, in addition to the element's properties. */
interface Story<Model> {
  /** Answers that differ from a good server's. */
  readonly server?: FakeServer
  /** Brings the model to the state of this story; called once its first view can be rendered. */
  readonly arrange?: (model: Model) => void | Promise<void>
  /** Keeps the shell: only the entry script of the element has loaded. */
  readonly isShellOnly?: boolean
  /** What the page has between the tags of the element. */
  readonly children?: ReactNode
}

type ScreenProps<D extends Declaration, Model> = Story<Model> &
  Readonly<Partial<Omit<PropertiesOf<D>, 'apiBase'>>>

/** The default token of stories. */
export const storyToken = 'story'

/**
 * The component of an element's stories: the element under another tag, with the story's own fake
 * server, in a state that the story reaches through the model.
 *
 * @param goodServer answers the calls that a story does not
 * @param modelOf returns the model that `arrange` receives
 */
export function storyScreen<
  const D extends CommonDeclaration,
  Root extends ElementModel<D>,
  Model = Root,
>(
  declaration: D,
  parts: ElementParts<D, Root> & InitialParts<D>,
  goodServer: FakeServer,
  modelOf: (root: Root) => Model,
): (props: ScreenProps<D, Model>) => ReactNode {
  const tag = `${declaration.tag}-story`
  /** Each mounted story by the origin of its server. */
  const stories = new Map<string, Story<Model>>()

  const StoryElement = elementClass(elementEntry(declaration, parts), {
    ...parts,
    openModel(context) {
      const model = parts.openModel(context)
      const story = stories.get(context.properties.apiBase)
      let isArranged = false
      const whenRenderable = async () => {
        if (story?.isShellOnly) return new Promise<void>(() => {})
        await model.whenRenderable()
        if (!isArranged) void story?.arrange?.(modelOf(model))
        isArranged = true
      }
      return { ...model, whenRenderable }
    },
  })
  registerElement(tag, StoryElement)

  return ({ server, arrange, isShellOnly, children, ...own }) => {
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
      createElement(
        tag,
        {
          ...('token' in declaration.properties && { token: storyToken }),
          appLang: locale,
          theme,
          ...own,
          apiBase: origin,
        },
        children,
      )
    )
  }
}

/** The current person of an element with a token. */
export const personOf = <Person extends PersonModel>({
  person,
}: Pick<ElementBase<Person>, 'person'>): Person => {
  const { current } = person.getState()
  if (!current) throw new Error('a state of the screens needs a token')
  return current
}

/** The common part of the meta of all screens. */
export const screenMeta = <Props>(component: (props: Props) => ReactNode) =>
  ({
    component,
    // Stories set their state by code; there are no controls.
    parameters: { controls: { disable: true } },
  }) as const
