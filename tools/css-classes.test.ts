import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '..')
const listed = ['ls-files', '--cached', '--others', '--exclude-standard']
const folders = ['shared', 'elements', 'site', 'sandbox', 'stories']
const sources = execFileSync('git', [...listed, ...folders], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.(css|tsx?|html)$/.test(file) && !/\.test(-helper)?\./.test(file))
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))

const sheets = sources.filter(({ file }) => file.endsWith('.css'))
const code = sources.filter(({ file }) => !file.endsWith('.css'))

/** The classes in the selectors of a sheet. */
const classesIn = (css: string): string[] => {
  const selectors = css.replace(/\/\*.*?\*\/|url\(.*?\)|"[^"]*"/gs, '')
  return [...selectors.matchAll(/\.([a-z][\w-]*)/gi)].flatMap(([, name]) => name ?? [])
}

/** The classes that the JSX of a file gives to its elements, where it spells them out. */
const classesGivenIn = (jsx: string): string[] =>
  [...jsx.matchAll(/\bclass(?:Name)?=(?:"([^"]*)"|\{([^}]*)\})/g)].flatMap(
    ([, text, expression = '']) => {
      const texts =
        text ?? [...expression.matchAll(/['"`](.*?)['"`]/g)].map(([, it]) => it).join(' ')
      return texts.split(/\s+/).filter((name) => /^[a-z][\w-]*$/i.test(name))
    },
  )

test('Every class of a sheet occurs in the code', () => {
  const words = new Set(code.flatMap(({ text }) => text.match(/[\w-]+/g) ?? []))
  const dead = sheets.flatMap(({ file, text }) =>
    classesIn(text)
      .filter((name) => !words.has(name))
      .map((name) => `${file}: ${name}`),
  )
  expect(dead).toEqual([])
})

test('Every class that an element gets has a rule', () => {
  const ruled = new Set(sheets.flatMap(({ text }) => classesIn(text)))
  // The sandbox has its styles in its code.
  const ours = code.filter(({ file }) => !file.startsWith('sandbox/'))
  const dead = ours.flatMap(({ file, text }) =>
    classesGivenIn(text)
      .filter((name) => !ruled.has(name))
      .map((name) => `${file}: ${name}`),
  )
  expect(dead).toEqual([])
})

describe('A class is found', () => {
  test('in a selector, but not in a comment or an address', () => {
    const css = `/* .old */ .a > .b:hover { background: url(c.svg) } @media (width < 9.5rem) {}`
    expect(classesIn(css)).toEqual(['a', 'b'])
  })

  test('in an attribute, also if it depends on something', () => {
    expect(classesGivenIn(`<p className="a b"><i className={is ? 'c' : undefined} />`)).toEqual([
      'a',
      'b',
      'c',
    ])
  })
})
