import { type Release, releaseTags, type Tag } from '../release.ts'
import { readCalls } from './api.ts'
import { checkElements } from './check-elements.ts'
import { checkPage } from './check-page.ts'
import { checkPolicy } from './check-policy.ts'
import { checkScripts } from './check-scripts.ts'
import { checkServer } from './check-server.ts'
import { checkTokens } from './check-tokens.ts'
import type { Context } from './context.ts'
import { type Finding, missing } from './finding.ts'
import { type FoundElement, type Page, readPage } from './page.ts'
import { findScripts } from './scripts.ts'

interface Examination {
  readonly release: Release
  /** A path or an address. */
  readonly page: string
  /** Where a file will be served. */
  readonly servedAt?: string | undefined
  /** Those that scripts of the page add. */
  readonly elements?: readonly Tag[]
  /** Where their calls go. */
  readonly api?: string | undefined
}

const inHtml = ({ tags }: Page, known: readonly Tag[]): FoundElement[] =>
  tags.flatMap(({ name, attributes, line }) => {
    const tag = known.find((each) => each === name)
    return tag ? [{ tag, attributes, line }] : []
  })

/**
 * Reads a page as a browser would, and finds what its elements lack. It sends nothing but questions:
 * GET and OPTIONS, without a token. Throws `CannotRead` if there is no page.
 *
 * @param dist folder of the package with the calls
 */
export async function examine(
  { release, page: name, servedAt, elements: added = [], api }: Examination,
  dist: string,
): Promise<readonly Finding[]> {
  const page = await readPage(name, servedAt)
  const written = inHtml(page, releaseTags(release))
  const attributes: FoundElement['attributes'] = api ? { 'api-base': api } : {}
  const elements = [
    ...written.map((each) =>
      api && !each.attributes['api-base']
        ? { ...each, attributes: { ...each.attributes, 'api-base': api } }
        : each,
    ),
    ...added
      .filter((tag) => written.every((each) => each.tag !== tag))
      .map((tag) => ({ tag, attributes })),
  ]
  if (elements.length === 0) {
    return [
      ...checkPage(page),
      missing(
        'element',
        'The HTML has no element of the package',
        'If scripts add it, name it: --element tw-transfer.',
      ),
    ]
  }
  const context: Context = {
    page,
    release,
    elements,
    tags: [...new Set(elements.map(({ tag }) => tag))],
    scripts: findScripts(page, release),
  }
  return [
    ...checkPage(page),
    ...checkElements(elements, page.address),
    ...(await checkScripts(context)),
    ...checkPolicy(context),
    ...(await checkServer(context, readCalls(dist))),
    ...checkTokens(context),
  ]
}
