import type { ComponentProps, ComponentType, Context, JSXElementConstructor } from 'react'
import type { LoadOnce } from '../../api/loading/load-once.ts'
import type { Elements } from '../../ui/elements.ts'
import { Skeleton } from '../../ui/frame/Skeleton.tsx'
import type { ModelParts } from '../model/parts.ts'
import type { Rest } from '../model/rest.ts'
import { Loaded } from './Loaded.tsx'

// biome-ignore lint/suspicious/noExplicitAny: each element has its own, and each view its own props
type Any = any

type Views = Readonly<Record<string, JSXElementConstructor<Any>>>

type LaterProps<V extends Views, Name extends keyof V> = ComponentProps<V[Name]> & {
  /** Its name in `rest.ts`. */
  readonly view: Name
  /** Shown until it is loaded; by default a skeleton. */
  readonly waiting?: Elements | undefined
  readonly isOrnament?: boolean
}

interface LaterModel extends Pick<ModelParts, 'root' | 'texts'> {
  readonly rest: LoadOnce<Rest<unknown, unknown>>
}

/**
 * Creates the component that shows a view of an element's `rest.ts`, with the actions that it uses.
 *
 * @typeParam V the type of `views` in `rest.ts`
 */
export const createLater = <V extends Views>(
  useModel: () => LaterModel,
  ActionsContext: Context<Any>,
) =>
  function Later<Name extends keyof V>({
    view,
    waiting = skeleton,
    isOrnament,
    ...props
  }: LaterProps<V, Name>) {
    const model = useModel()
    return (
      <Loaded model={model} load={model.rest} waiting={waiting} isOrnament={isOrnament}>
        {({ views, actions }) => {
          const View = (views as V)[view] as ComponentType<object>
          return (
            <ActionsContext value={actions}>
              <View {...props} />
            </ActionsContext>
          )
        }}
      </Loaded>
    )
  }

const skeleton = <Skeleton height={64} lines={3} />
