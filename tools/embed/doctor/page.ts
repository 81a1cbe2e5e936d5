import { readFileSync } from 'node:fs'
import type { Tag } from '../release.ts'
import { type Policy, readPolicies } from './policy.ts'
import { type StartTag, startTagsOf } from './start-tags.ts'

/** A page, or a file, that cannot be read; the message is for a person. */
export class CannotRead extends Error {}

/** An element as a page has it. */
export interface FoundElement {
  readonly tag: Tag
  readonly attributes: Readonly<Record<string, string>>
  /** The line of its tag; absent if scripts of the page add it. */
  readonly line?: number
}

/** A page as a browser gets it. */
export interface Page {
  /** Absent for a file whose address is not known. */
  readonly address: URL | undefined
  /** Absent for a file. */
  readonly headers: Headers | undefined
  readonly html: string
  readonly tags: readonly StartTag[]
  /** Those of its headers and its HTML: a browser obeys all of them. */
  readonly policies: readonly Policy[]
}

const timeLimit = 15_000

/** Makes a request as a browser would; why it failed, if no answer arrived. */
export async function request(
  address: URL,
  init: RequestInit = {},
): Promise<{ readonly response: Response; readonly body: Buffer } | { readonly problem: string }> {
  try {
    const response = await fetch(address, { ...init, signal: AbortSignal.timeout(timeLimit) })
    return { response, body: Buffer.from(await response.arrayBuffer()) }
  } catch (error) {
    const { cause, message } = error as Error & { cause?: { code?: string } }
    return { problem: cause?.code ?? message }
  }
}

const describe = (html: string, address: URL | undefined, headers: Headers | undefined): Page => {
  const tags = startTagsOf(html)
  const inHtml = tags
    .filter(
      ({ name, attributes }) =>
        name === 'meta' && attributes['http-equiv']?.toLowerCase() === 'content-security-policy',
    )
    .map(({ attributes }) => attributes.content ?? '')
  const inHeaders = headers?.get('content-security-policy') ?? ''
  return {
    address,
    headers,
    html,
    tags,
    policies: [inHeaders, ...inHtml].flatMap(readPolicies),
  }
}

/**
 * Reads a page from its address, or from a file. Throws `CannotRead`.
 *
 * @param servedAt the address at which a file will be served
 */
export async function readPage(page: string, servedAt: string | undefined): Promise<Page> {
  if (!/^https?:\/\//i.test(page)) {
    try {
      const html = readFileSync(page, 'utf8')
      return describe(html, servedAt === undefined ? undefined : new URL(servedAt), undefined)
    } catch (error) {
      throw new CannotRead(`${page} cannot be read: ${(error as Error).message}`)
    }
  }
  if (!URL.canParse(page)) throw new CannotRead(`${page} is no address`)
  const answer = await request(new URL(page), { headers: { accept: 'text/html' } })
  if ('problem' in answer) throw new CannotRead(`${page} does not answer: ${answer.problem}`)
  const { response, body } = answer
  if (!response.ok) throw new CannotRead(`${page} answers with HTTP ${response.status}`)
  // A fragment is not sent, and belongs to the address.
  const address = new URL(response.url || page)
  address.hash ||= new URL(page).hash
  return describe(body.toString('utf8'), address, response.headers)
}

/** Whether browsers treat an address as safe: https, or this machine. */
export const isSecure = ({ protocol, hostname }: URL): boolean =>
  protocol === 'https:' || /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname)

/** An address that a page names; undefined if it depends on the unknown address of a file. */
export function resolve(written: string, page: Page): URL | undefined {
  const base = page.tags.find(({ name, attributes }) => name === 'base' && attributes.href)
  const bases = [base?.attributes.href, page.address?.href].filter((each) => each !== undefined)
  const from = bases.reduceRight<string | undefined>(
    (whole, each) => (URL.canParse(each, whole) ? new URL(each, whole).href : whole),
    undefined,
  )
  return URL.canParse(written, from) ? new URL(written, from) : undefined
}
