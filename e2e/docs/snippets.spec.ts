import { readdirSync } from 'node:fs'
import { readGuide, snippetsOf } from '../../tools/snippets.ts'
import { addresses } from '../support/addresses.ts'
import { elementOf, type Tag } from '../support/elements.ts'
import { fullOnly } from '../support/short-run.ts'
import { expect, test } from '../support/test.ts'

/*
 * The HTML of the guides as an embedder copies it: on a page of another origin, with scripts and
 * server at the addresses in the HTML. `examples.spec.ts` opens the snippets of the examples.
 */

const snippets = ['README.md', ...readdirSync('docs').map((name) => `docs/${name}`)]
  .filter((path) => path.endsWith('.md'))
  .flatMap((path) => snippetsOf(readGuide(path)).map((snippet) => ({ path, ...snippet })))
  .filter(({ language, isExample }) => language === 'html' && !isExample)
  // `elements/preview.spec.ts` opens previews: they need no server and send no event.
  .filter(({ code }) => !code.includes('<tw-preview'))

/** Replaces the addresses of the guides with those of the test. */
const withTestAddresses = (html: string) =>
  html
    .replaceAll('https://wallet.example.com', addresses().home)
    // The README names the sandbox itself, and a token of it.
    .replaceAll('http://127.0.0.1:8080', addresses().home)
    .replaceAll('https://cdn.example.com/tw/', `${addresses().home}/cdn/`)
    .replaceAll('"/page.css"', '"page.css"')

for (const { path, line, code } of snippets) {
  test(`${path}:${line} shows its elements`, fullOnly, async ({ events, host, page, sandbox }) => {
    const tags = [...code.matchAll(/<(tw-[\w-]+)/g)].map(([, tag]) => tag as Tag)
    expect(tags).not.toEqual([])
    let html = withTestAddresses(code)
    for (const tag of tags) {
      const { attributes } = await elementOf(tag).createIdentity(sandbox)
      html = html.replace(
        new RegExp(`(<${tag} token=")…`),
        (_, before: string) => before + attributes.token,
      )
    }
    const whole = /<head>([\s\S]*)<\/head>\s*<body>([\s\S]*)<\/body>/.exec(html)
    await host.open({
      origin: 'foreign',
      head: whole?.[1] ?? '',
      body: whole?.[2] ?? html,
      files: { 'page.css': 'body { margin: 0 }' },
    })
    const ready = await Promise.all(tags.map(() => events.next('tw-ready')))
    expect(ready.map(({ tag }) => tag).toSorted()).toEqual(tags.toSorted())
    for (const tag of tags) {
      await expect(page.locator(tag).getByRole('heading').first()).toBeVisible()
    }
  })
}
