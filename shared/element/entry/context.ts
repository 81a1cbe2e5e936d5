import type { ComponentType } from 'react'
import type { DetailOf, ElementDocs } from '../element-docs.ts'
import type { HostLink } from '../host/host-link.ts'
import type { Declaration, Properties } from './declaration.ts'
import type { FirstPaint } from './first-paint.ts'
import type { RestModule } from './rest-module.ts'

/** What an element gives its model, from its insertion to its removal. */
export interface ElementContext<
  D extends Declaration = Declaration,
  Events extends ElementDocs['events'] = ElementDocs['events'],
  Rest = unknown,
> extends Pick<
    FirstPaint<D>,
    | 'element'
    | 'fetch'
    | 'catalogues'
    | 'legalText'
    | 'addStyles'
    | 'offerRetry'
    | 'postNow'
    | 'title'
    | 'words'
  > {
  /** The native app around the element. */
  readonly host: HostLink
  /** At first; `update` of the model brings later ones. */
  readonly properties: Properties<D>
  /**
   * Dispatches an event to the page (bubbling, composed) and to a native host. Returns false if the
   * page has called `preventDefault`: then it does itself what the event is about.
   */
  emit<Type extends keyof Events & `tw-${string}`>(
    type: Type,
    detail: DetailOf<Events[Type]>,
  ): boolean
  /** Loads everything after the first view: `rest.ts` of the element. */
  readonly loadRest: () => Promise<Rest>
  /** The page knows a screen of an earlier lifetime of this element. */
  readonly startsOver: boolean
  /** Aborts when the element is removed for good. */
  readonly signal: AbortSignal
  /** Aborts at every removal, also if the element may come back. */
  presence?(): AbortSignal
  /** React's first commit: removes the shell. */
  onFirstCommit(): void
}

/** State and calls of one element, without React or DOM; the view renders it. */
export interface ElementModel<D extends Declaration = Declaration> {
  /** Resolves when the texts of the first view are loaded. Rejects if they cannot be loaded. */
  whenRenderable(): Promise<void>
  /** The properties changed; called once for all changes of one tick. */
  update(properties: Properties<D>): void
  /** The same person has another token now; does nothing unless the current one is `before`. */
  refreshToken?(before: string, token: string): void
  /**
   * The element was removed and may come back, or is back. While removed, it keeps its state and
   * does nothing. It is also back if its page was in the background for a while.
   */
  pause?(isPaused: boolean): void
  /** Goes to the previous screen; false if there is none. */
  back(): boolean
}

export interface ViewProps<Model> {
  readonly model: Model
}

/** What the folder of an element provides for its class. */
export interface ElementParts<D extends Declaration, Model extends ElementModel<D>> {
  readonly openModel: (context: ElementContext<D, never, never>) => Model
  /** Loads `rest.ts`. */
  readonly loadRest: () => Promise<RestModule>
  readonly View: ComponentType<ViewProps<Model>>
}
