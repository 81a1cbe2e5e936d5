import { type Changes, kebab, translation, Unwanted, words } from './changes.ts'
import { localesIn } from './language.ts'

/** `npm run new page fundNews fund-lookup` */
export function newPage(changes: Changes, name = '', element?: string): void {
  if (!/^[a-z]+([A-Z][a-z]+)*$/.test(name))
    throw new Unwanted('The name of a page is its path without the slash: fundNews.')
  const facts = 'site/map/pages.ts'
  const view = kebab(name)
  const title = words(view)
  if (new RegExp(`^  ${name}: \\{`, 'm').test(changes.read(facts)))
    throw new Unwanted(`There is a page ${name} already.`)
  if (element && !changes.exists(`elements/${element}/declaration.ts`))
    throw new Unwanted(`There is no element ${element}.`)
  changes.replace(
    facts,
    /^ {2}document: \{/m,
    `  ${name}: {
    path: '/${name}',
    title: msg\`${title}\`,
    description: msg\`What a search engine shows of this page, in one or two sentences.\`,
    hasCatalogue: true,${element ? `\n    element: '${element}',` : ''}
  },
$&`,
  )
  changes.create(`site/pages/${view}/Page.tsx`, element ? pageWith(element, name) : pageOf(name))

  changes.task(
    `Write its title and description, and say where it is in the menu (\`menu\`): ${facts}.`,
  )
  changes.task(
    `Write what it shows: site/pages/${view}/Page.tsx, with ${view}.css beside it, imported there.`,
  )
  if (element) {
    changes.task(
      `If the element takes a token, show it in \`HolderPage\` as site/pages/wallet/Page.tsx does, and add \`needsToken\` and \`callsApi\` in ${facts}.`,
    )
  }
  changes.replace(
    'docs/site.md',
    /^\| `\/documents\/\{name\}`/m,
    `| \`/${name}\` | what it shows |\n$&`,
  )
  changes.task('Say in docs/site.md what it shows.')
  changes.task(translation)
}

const pageOf = (name: string): string => `import { useLingui } from '@lingui/react/macro'
import { Heading } from '../../common/Heading.tsx'
import { titleOf } from '../../map/titles.ts'

/** What this page is for. */
export function Page() {
  const { t, i18n } = useLingui()
  return (
    <section className="wrap">
      <Heading>{i18n._(titleOf('${name}'))}</Heading>
      <p className="lead">{t\`What a visitor reads first.\`}</p>
    </section>
  )
}
`

const pageWith = (
  element: string,
  name: string,
): string => `import { useLingui } from '@lingui/react/macro'
import { Heading } from '../../common/Heading.tsx'
import { useSite } from '../../common/site-context.ts'
import { definitions } from '../../elements/definitions.ts'
import { ElementSlot } from '../../elements/ElementSlot.tsx'
import { useElementEvents } from '../../elements/use-element-events.ts'
import { titleOf } from '../../map/titles.ts'
import { useTheme } from '../../preferences/use-theme.ts'
import { apiProperties } from '../../session/api-settings.ts'

/** What this page is for. */
export function Page() {
  const { i18n } = useLingui()
  const { locale } = useSite()
  const theme = useTheme()
  const events = useElementEvents()
  return (
    <section className="wrap">
      <Heading className="title-of-element">{i18n._(titleOf('${name}'))}</Heading>
      <ElementSlot define={definitions${element.includes('-') ? `['${element}']` : `.${element}`}}>
        {() => <tw-${element} appLang={locale} theme={theme} {...apiProperties()} {...events} />}
      </ElementSlot>
    </section>
  )
}
`

/** `npm run new text fund-rules "Rules of the Fund"`: a long text, shown in a dialog and on a page. */
export function newText(changes: Changes, name = '', title = ''): void {
  if (!/^[a-z]+(-[a-z]+)*$/.test(name) || !title)
    throw new Unwanted(
      'A long text has a name of small letters with hyphens, and a title in quotes.',
    )
  const titles = 'site/map/documents.ts'
  const key = name.includes('-') ? `'${name}'` : name
  changes.addTo(titles, /const titles = \{/, `  ${key}: msg\`${title}\`,`)
  for (const locale of localesIn(changes)) {
    changes.create(
      `locales/${locale}/documents/${name}.md`,
      `# ${title}\n\nThe first sentence is what a search engine shows.\n\n## The first section\n\nIts text.\n`,
    )
  }
  changes.task(`Write and translate the text: locales/*/documents/${name}.md.`)
  changes.task(translation)
  changes.task(
    `Link to it: \`<DocumentLink name="${name}">\`, and \`documents\` of the footer if it belongs there.`,
  )
}
