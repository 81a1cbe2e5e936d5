import { tagOf, takesToken } from '../../elements/elements.ts'
import type { ElementInstance } from './instances.ts'
import type { Settings } from './settings.ts'

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

const markup = (
  { token, lang, theme, header }: Settings,
  { element, isUsd }: ElementInstance,
  origin: string,
) => {
  const attributes = [
    takesToken(element) && `token="${escaped(token)}"`,
    lang !== 'en' && `app-lang="${escaped(lang)}"`,
    theme !== 'dark' && `theme="${theme}"`,
    isUsd && 'is-usd',
    header === 'host' && 'hide-header',
    `api-base="${origin}"`,
  ].filter(Boolean)
  const tag = tagOf(element)
  return `<${tag}\n  ${attributes.join('\n  ')}\n></${tag}>`
}

/** The markup for these settings; it works in a page of any origin. */
export const snippetFor = (
  settings: Settings,
  instances: readonly ElementInstance[],
  origin: string,
): string =>
  [
    `<script type="module" src="${origin}/widgets/${tagOf(settings.element)}.js"></script>`,
    '',
    ...instances.map((instance) => markup(settings, instance, origin)),
  ].join('\n')
