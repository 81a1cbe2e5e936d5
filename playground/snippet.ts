import type { Mode, Settings } from './settings.ts'

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

const tag = ({ token, lang, theme }: Settings, mode: Mode, origin: string): string => {
  const attributes = [
    `token="${escaped(token)}"`,
    lang !== 'en' && `app-lang="${escaped(lang)}"`,
    theme !== 'dark' && `theme="${theme}"`,
    mode === 'usd' && 'is-usd',
    `api-base="${origin}"`,
  ].filter(Boolean)
  return `<tw-transfer\n  ${attributes.join('\n  ')}\n></tw-transfer>`
}

/** What an embedder writes for these settings; it works in a page of any origin. */
export const snippetFor = (settings: Settings, modes: readonly Mode[], origin: string): string =>
  [
    `<link rel="modulepreload" href="${origin}/widgets/tw-react.js">`,
    `<script type="module" src="${origin}/widgets/tw-transfer.js"></script>`,
    '',
    ...modes.map((mode) => tag(settings, mode, origin)),
  ].join('\n')
