import { type Changes, kebab, pascal, translation, Unwanted, words } from './changes.ts'

/** `npm run new step transfer CONFIRM_LIMIT` */
export function newStep(changes: Changes, element = '', name = ''): void {
  if (!/^[A-Z]+(_[A-Z]+)*$/.test(name))
    throw new Unwanted('The name of a step is words of capitals, with underscores: CONFIRM_LIMIT.')
  const folder = `elements/${element}`
  const declaration = `${folder}/declaration.ts`
  if (new RegExp(`'${name}'`).test(changes.read(declaration)))
    throw new Unwanted(`${declaration} has ${name} already.`)
  const subject = kebab(name)
  const view = pascal(name)
  const title = words(name)

  changes.replace(declaration, /export type Step =[^\n]*(?:\n +\|[^\n]*)*/, `$& | '${name}'`)
  changes.replace(declaration, /(stepDetail<Step>\(\)\(\s*"[^"]*)"/, `$1 | '${name}'"`)
  changes.create(
    `${folder}/${subject}/${view}.tsx`,
    `import { useLingui } from '@lingui/react/macro'

/** ${name}: what the person does here. */
export function ${view}() {
  const { t } = useLingui()
  return <p className="tw-lead">{t\`${title}\`}</p>
}
`,
  )
  const rest = `${folder}/rest.ts`
  changes.addImport(rest, `import { ${view} } from './${subject}/${view}.tsx'`)
  changes.addTo(rest, /export const views = \{/, `  ${name}: ${view},`)

  // What the element has for every step: titles, names, the way back, what a step loads.
  let hasTitle = false
  for (const path of changes.list(folder)) {
    if (!/(?<!\.test)\.tsx?$/.test(path)) continue
    for (const [, content] of changes
      .read(path)
      .matchAll(/: (?:Readonly<)?Record<Step, (.+?)>+ = \{/g)) {
      const isTitle = content === 'MessageDescriptor'
      hasTitle ||= isTitle
      const value = isTitle
        ? `msg\`${title}\``
        : content === 'string'
          ? `t\`${title}\``
          : 'undefined'
      changes.addTo(path, /: (?:Readonly<)?Record<Step, [^=\n]+ = \{/, `  ${name}: ${value},`)
    }
    const lastIf = /( if \(direction === '[A-Z_]+'\) return msg`[^`]+`\n)(?! +if)/
    if (lastIf.test(changes.read(path))) {
      hasTitle = true
      changes.replace(path, lastIf, `$1  if (direction === '${name}') return msg\`${title}\`\n`)
    }
    const [, cases] = /switch \(step\) \{([\s\S]{0,300})/.exec(changes.read(path)) ?? []
    if (cases) {
      const isTitle = cases.includes('msg`')
      hasTitle ||= isTitle
      const result = isTitle ? `msg\`${title}\`` : '[]'
      changes.addTo(path, /switch \(step\) \{/, `      case '${name}':\n        return ${result}`)
    }
  }
  if (!hasTitle) changes.task(`Give it a title, where ${folder}/model says what is shown.`)

  const screen = changes.list(`stories/${element}`).find((path) => path.endsWith('Screen.ts'))
  const meta = /export const (\w+)Meta/.exec(changes.read(screen ?? ''))?.[1] ?? ''
  const story = /export type (\w+)Story/.exec(changes.read(screen ?? ''))?.[1] ?? ''
  const state = changes.read(`${folder}/model/state.ts`)
  const arrange = /^ +go\(step/m.test(state)
    ? `({ store }) => store.go('${name}')`
    : /readonly step: Step/.test(state)
      ? `({ store }) => store.setState({ step: '${name}' })`
      : undefined
  changes.create(
    `stories/${element}/${subject}.stories.tsx`,
    `import type { Meta } from '@storybook/react-vite'
import { type ${story}Story, ${meta}Meta } from './${screen?.split('/').at(-1)}'

const meta: Meta<typeof ${meta}Meta.component> = { ...${meta}Meta, title: 'Screens/${words(element)}/${title}' }
export default meta

export const ${view}: ${story}Story = {${arrange ? ` args: { arrange: ${arrange} } ` : ''}}
`,
  )
  if (arrange)
    changes.task(`No button leads to it yet: in the step before, call \`${arrange.slice(15)}\`.`)
  else
    changes.task(
      `The steps of this element follow from its state: say in \`stepOf\` of model/state.ts when it is ${name}, show it in View.tsx, and arrange that state in the story.`,
    )
  if (/case '/.test(state))
    changes.task(`Say what it loads: \`needs\` in ${folder}/model/state.ts.`)
  changes.task(`Style it: ${folder}/${subject}/${view}.css, imported in ${folder}/rest.css.`)
  changes.task(translation)
  changes.task('Run `npm run tables`.')
  changes.task(`Let the tests of every state visit it: \`visit\` in e2e/${element}.`)
}
