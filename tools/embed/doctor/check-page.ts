import { type Finding, fine, missing, note } from './finding.ts'
import { isSecure, type Page } from './page.ts'

/** What every page with an element should have. */
export function checkPage({ html, tags, address, headers }: Page): Finding[] {
  const found: Finding[] = []
  const metas = tags.filter(({ name }) => name === 'meta').map(({ attributes }) => attributes)
  const type = headers?.get('content-type') ?? ''
  if (headers && !/^text\/html|^application\/xhtml\+xml/i.test(type)) {
    found.push(missing('page', `Content-Type is ${type || 'missing'}`, 'Serve it as text/html.'))
  }
  if (address && !isSecure(address)) {
    found.push(
      missing(
        'page',
        'It is not served by https',
        'Whoever is on the way can read and change it. http is for this machine alone.',
      ),
    )
  }
  if (!/^\s*(<!--[\s\S]*?-->\s*)*<!doctype html/i.test(html)) {
    found.push(
      note('page', 'It does not begin with <!doctype html>', 'Add it, or sizes will differ.'),
    )
  }
  const hasCharset =
    /charset=utf-?8/i.test(type) ||
    metas.some(({ charset, content }) => /utf-?8/i.test(`${charset} ${content}`))
  if (!hasCharset) {
    found.push(note('page', 'It does not name its character set', 'Add <meta charset="utf-8">.'))
  }
  const viewport = metas.find(({ name }) => name?.toLowerCase() === 'viewport')?.content ?? ''
  if (!/width\s*=\s*device-width/i.test(viewport)) {
    found.push(
      missing(
        'page',
        'It has no viewport for phones, which show it as a small desktop',
        'Add <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">.',
      ),
    )
  } else if (/user-scalable\s*=\s*(no|0)|maximum-scale\s*=\s*1(\.0*)?(?![\d.])/i.test(viewport)) {
    found.push(
      note('page', 'Its viewport forbids zooming', 'Remove user-scalable and maximum-scale.'),
    )
  }
  if (/clipboard-write=\(\)/.test(headers?.get('permissions-policy') ?? '')) {
    found.push(
      note(
        'page',
        'Permissions-Policy forbids the clipboard: addresses cannot be copied',
        'Allow clipboard-write=(self).',
      ),
    )
  }
  return found.length > 0 ? found : [fine('page', 'It is HTML for phones and desktops')]
}
