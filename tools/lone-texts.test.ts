import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { textsWithCompany } from './lone-texts.ts'

const root = resolve(import.meta.dirname, '..')

const views = ['site', 'shared', 'elements'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx$/.test(name) && !/\.test(-help(er)?)?\.tsx$/.test(name))
    .map((name) => join(folder, name)),
)

it('every text of site and elements is alone in its element, so that translators break nothing', () => {
  expect(views.length).toBeGreaterThan(200)
  const found = views.flatMap((file) =>
    textsWithCompany(file, readFileSync(join(root, file), 'utf8')),
  )
  expect(found).toEqual([])
})

describe('it finds', () => {
  const found = (jsx: string, before = '') =>
    textsWithCompany('View.tsx', `${before}\nconst View = () => ${jsx}`)

  for (const [what, jsx, before] of [
    ['a text beside something conditional', '<p>{isBusy && <i />}Send</p>'],
    ['a translated text beside an icon', '<button><Icon />{t`Send`}</button>'],
    ['a text of a property', '<p><Icon />{error}</p>', 'interface Props { error: string }'],
    ['a conditional text', '<p><b />{isOpen ? t`Close` : null}</p>'],
    ['two texts', '<p>{label}: {value}</p>'],
    ['a space between two elements', "<p><b />{' '}<i /></p>"],
    ['a text in a fragment', '<>{t`Send`}</>'],
    ['a component that is a text', 't`Send`'],
    [
      'a node that may be a text',
      '<p><b />{children}</p>',
      'interface Props { children: ReactNode }',
    ],
    ['a list of texts', '<p><b />{names.map((name) => name)}</p>'],
    ['a text of a variable', '<p><b />{label}</p>', 'const label = isOpen ? <i /> : t`Open`'],
  ] as const) {
    it(what, () => expect(found(jsx, before)).not.toEqual([]))
  }

  for (const [what, jsx, before] of [
    ['a text alone', '<p>{isOpen ? t`Close` : t`Open`}</p>'],
    ['a wrapped text', '<p>{isBusy && <i />}<span>{t`Send`}</span></p>'],
    ['elements', '<p>{rows.map((row) => <b key={row} />)}{isOpen && <i />}</p>'],
    ['a typed part', '<p><b />{action}</p>', 'interface Props { action?: Elements }'],
    ['an element in a variable', '<p><b />{icon}</p>', 'const icon = <Icon />'],
  ] as const) {
    it(`nothing in ${what}`, () => expect(found(jsx, before)).toEqual([]))
  }
})
