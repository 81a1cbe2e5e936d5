import { brand } from '../../site/brand.ts'
import type { Story } from '../support/storybook.ts'

const escapeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

interface SheetOptions {
  readonly locale: string
  readonly theme: string
}

/** A page with the pictures beside it, in the order of the sidebar; prints on A4. */
export function contactSheet(stories: readonly Story[], { locale, theme }: SheetOptions): string {
  const figures = stories.map(({ id, title, name }) => {
    const screen = title.split('/').slice(1).join(' · ')
    return `<figure><img src="${id}.png" alt=""><figcaption><b>${escapeText(screen)}</b><br>${escapeText(name)}</figcaption></figure>`
  })
  const heading = `${brand.name}: ${stories.length} screens, ${locale}, ${theme}`
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeText(heading)}</title>
<style>
  @page { size: A4 landscape; margin: 10mm }
  body { margin: 24px; background: #fff; color: #1d1a14; font: 14px/1.4 system-ui, sans-serif }
  h1 { font-size: 22px }
  div { display: grid; grid-template-columns: repeat(auto-fill, minmax(190px, 1fr)); gap: 16px }
  figure { margin: 0; break-inside: avoid }
  img { display: block; width: 100%; border: 1px solid #d8d2c4; border-radius: 8px }
  figcaption { margin-top: 4px; font-size: 12px }
  @media print {
    body { margin: 0 }
    div { grid-template-columns: repeat(6, 1fr); gap: 4mm }
    figcaption { font-size: 10px }
  }
</style>
<h1>${escapeText(heading)}</h1>
<div>${figures.join('\n')}</div>
</html>
`
}
