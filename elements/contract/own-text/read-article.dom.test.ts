import { describe, expect, it } from 'vitest'
import { documentText } from '../../../shared/text/legal-text/contract-text.ts'
import { maxOwnTextLength, ownText } from '../../../shared/text/legal-text/own-text.ts'
import { text as base } from '../model/contract.test-helper.ts'
import { readArticle } from './read-article.ts'

const article = (html: string, attributes = 'lang="de" data-version="2026-11"') => {
  const page = document.createElement('div')
  page.innerHTML = `<article slot="contract" ${attributes}>${html}</article>`
  return page.firstElementChild as HTMLElement
}

const read = (html: string, attributes?: string) =>
  ownText(readArticle(article(html, attributes)), base)

/** The lines below the title, as they are shown and signed. */
const linesOf = (html: string): string[] => {
  const text = read(html)
  return text ? documentText(text, 'en').split('\n').slice(2, -1).filter(Boolean) : []
}

describe('an agreement in the page', () => {
  it('has the title, articles, paragraphs and lists of its markup, its language and its version', () => {
    expect(
      read(`<header><h1>Rahmenvertrag</h1></header>
        <p>Zwischen den   <b>Parteien</b>.</p>
        <section><h2>§ 1 Zweck</h2><div><p>Erstens.</p><ul><li>Eins</li><li>Zwei</li></ul></div></section>
        <h2>§ 2 Dauer</h2>Ein Jahr.`),
    ).toEqual({
      title: 'Rahmenvertrag',
      words: base.words,
      intro: ['Zwischen den Parteien.'],
      sections: [
        { heading: '§ 1 Zweck', blocks: ['Erstens.', ['Eins', 'Zwei']] },
        { heading: '§ 2 Dauer', blocks: ['Ein Jahr.'] },
      ],
      own: { lang: 'de', version: '2026-11' },
    })
  })

  it('keeps the numbers of its clauses', () => {
    expect(
      linesOf(
        `<h1>T</h1><ol><li>One<ol type="a"><li>sub</li><li>next</li></ol></li><li value="5">Five</li><li>Six</li></ol>
         <ol start="3" type="I"><li>Three</li></ol><ol reversed><li>Last</li><li>First</li></ol>`,
      ),
    ).toEqual([
      '1. One',
      'a. sub',
      'b. next',
      '5. Five',
      '6. Six',
      'III. Three',
      '2. Last',
      '1. First',
    ])
  })

  it('puts the number of an item before the heading in it', () => {
    const text = read('<h1>T</h1><ol><li><h2>Purpose</h2><p>To cooperate.</p></li></ol>')
    expect(text?.sections).toEqual([{ heading: '1. Purpose', blocks: ['To cooperate.'] }])
  })

  it('has each row of a table, each line of an address and each exponent', () => {
    expect(
      linesOf(
        `<h1>T</h1><table><tr><th>Fee</th><td><p>2 %</p></td></tr><tr><td></td></tr></table>
         <p>Example Street 1<br>Sampleton</p><p>10<sup>6</sup> USD</p><a><p>Linked</p></a>`,
      ),
    ).toEqual(['Fee · 2 %', 'Example Street 1', 'Sampleton', '10⁶ USD', 'Linked'])
  })

  it('has nothing that is code, hidden or struck out, and no tag that a text writes', () => {
    expect(
      linesOf(
        `<h1>T</h1><script>alert(1)</script><style>p{}</style><template><p>no</p></template>
         <p hidden>no</p><p>Ten <del>twenty</del> days</p><p>&lt;script&gt;alert(1)&lt;/script&gt;</p>
         <img src="x" onerror="alert(1)" alt="Seal"><button>no</button>`,
      ),
    ).toEqual(['Ten days', '<script>alert(1)</script>', 'Seal'])
  })

  it('has no marks that show it in another order than its own, and nothing unseen', () => {
    expect(linesOf('<h1>T</h1><p>pay \u202e001\u202c USD\u200b\u2066!\u2069\u0007</p>')).toEqual([
      'pay 001 USD!',
    ])
  })

  it.each([
    ['nothing', ''],
    ['blanks only', ' \n <p>\u200b</p>'],
    ['a title only', '<h1>Agreement</h1>'],
    ['too much', `<p>${'a'.repeat(maxOwnTextLength + 1)}</p>`],
  ])('is none if there is %s', (_, html) => {
    expect(read(html)).toBeUndefined()
  })

  it('takes the title of the element if it begins without one, and a language around it', () => {
    const page = document.createElement('div')
    page.lang = 'ja'
    page.append(article('<p>甲と乙は合意する。</p>', ''))
    const text = ownText(readArticle(page.firstElementChild as HTMLElement), base)
    expect(text).toMatchObject({ title: base.title, own: { lang: 'ja', version: '' } })
  })

  it('has no language that is none', () => {
    expect(read('<p>Text</p>', 'lang="not a tag"')?.own?.lang).toBe('und')
  })
})
