const english = { label: 'Sandbox', text: 'Sandbox: no real money moves.', link: 'Control page' }

/** By the `lang` of a document. */
const words = new Map([
  ['zh-Hant', { label: '沙盒', text: '沙盒環境：不涉及真實資金。', link: '控制頁面' }],
  [
    'ja',
    {
      label: 'サンドボックス',
      text: 'サンドボックス：実際の資金は動きません。',
      link: '操作ページ',
    },
  ],
  [
    'ko',
    { label: '샌드박스', text: '샌드박스: 실제 자금은 움직이지 않습니다.', link: '제어 페이지' },
  ],
])

/** Where the site lets its host say something: `site/layout/Layout.tsx`. */
const place = '<div id="host-strip">'

/**
 * Makes a document of the site say, in its own language, that it is served by the sandbox. Other
 * hosts serve it without: the strip is here alone, and the site gives it its looks (`layout.css`).
 * The mark `data-sandbox` lets the site offer what only a sandbox has.
 */
export function inSandbox(html: string): string {
  const language = /<html[^>]* lang="([^"]*)"/.exec(html)?.[1] ?? ''
  const { label, text, link } = words.get(language) ?? english
  const strip = `<aside class="sandbox-strip" aria-label="${label}"><p class="wrap">${text} <a href="/sandbox">${link}</a></p></aside>`
  return html.replace('<html ', '<html data-sandbox ').replace(place, place + strip)
}
