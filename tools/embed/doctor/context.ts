import type { Release, Tag } from '../release.ts'
import type { FoundElement, Page } from './page.ts'
import type { FoundScript } from './scripts.ts'

/** What the checks of a page read. */
export interface Context {
  readonly page: Page
  readonly release: Release
  readonly elements: readonly FoundElement[]
  /** The elements, each once. */
  readonly tags: readonly Tag[]
  readonly scripts: readonly FoundScript[]
}
