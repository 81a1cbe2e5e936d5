import { type Changes, kebab, Unwanted } from './changes.ts'

/** Who makes the calls of a subject. */
const callers: Readonly<Record<string, string>> = {
  contract: 'tw-contract',
  enquiry: 'site',
  fund: 'tw-fund-lookup',
  home: 'tw-transfer',
  transfer: 'tw-transfer',
  user: 'tw-account',
  wallet: 'tw-wallet',
}

/** `npm run new call wallet getLimit GET /api/mob/trade/wallet-entity/getLimit` */
export function newCall(changes: Changes, subject = '', name = '', method = '', path = ''): void {
  const caller = callers[subject]
  if (!caller) throw new Unwanted(`The subjects of calls are ${Object.keys(callers).join(', ')}.`)
  if (!/^[a-z][A-Za-z]+$/.test(name) || !/^(GET|POST)$/.test(method) || !path.startsWith('/api/'))
    throw new Unwanted(
      'After the subject: a name such as getLimit, GET or POST, a path from /api/.',
    )
  const table = 'contract/calls.ts'
  if (new RegExp(`^  ${name}: `, 'm').test(changes.read(table)))
    throw new Unwanted(`There is a call ${name} already.`)
  const isPost = method === 'POST'
  const values = [...path.matchAll(/\{(\w+)\}/g)].map(([, value = '']) => value)

  const endpoints = `shared/api/endpoints/${subject}.ts`
  changes.files.set(
    endpoints,
    `${changes.read(endpoints)}
export const ${name} = {
  name: '${name}',
  method: '${method}',
  path: '${path}',
  auth: '${caller === 'site' ? 'none' : 'token'}',
  isSpecified: false,
${isPost ? '  successOnly: true,\n' : ''}} as const satisfies Endpoint
`,
  )

  /** What it is about: `getLimit` → `limit`. */
  const bare = name.replace(/^(get|find|send)(?=[A-Z])/, '')
  const item = bare.charAt(0).toLowerCase() + bare.slice(1)
  const schema = isPost ? `${item}Request` : item === name ? `${item}Answer` : item
  const own = `shared/api/wire/${subject}.ts`
  const wire = isPost
    ? 'shared/api/wire/requests.ts'
    : changes.exists(own)
      ? own
      : `shared/api/wire/${kebab(item)}.ts`
  const doc = isPost ? `The body of \`${name}\`.` : `\`data.item\` of \`${name}\`.`
  const declared = `\n/** ${doc} */\nexport const ${schema} = v.object({ text: v.string() })\n`
  if (changes.exists(wire)) changes.files.set(wire, changes.read(wire) + declared)
  else {
    changes.create(wire, `import * as v from 'valibot'\n${declared}`)
    const schemas = 'contract/openapi/json-schema.ts'
    changes.addImport(schemas, `import * as ${schema} from '../../${wire}'`)
    changes.replace(schemas, /Object\.entries<unknown>\(\{\n/, `$&    ...${schema},\n`)
  }

  changes.addImport(table, `import { ${schema} } from '../${wire}'`)
  const texts = (write: (value: string) => string) => `path: { ${values.map(write).join(', ')} }`
  const sample = [
    ...(isPost ? ["body: { text: 'A text' }"] : []),
    ...(values.length > 0 ? [texts((value) => `${value}: 'none'`)] : []),
  ]
  changes.addTo(
    table,
    /export const calls: .* = \{/,
    `  ${name}: {
    summary: 'Says what the call does.',
    callers: ['${caller}'],
    ${isPost ? `body: ${schema}` : `data: item(${schema})`},
${values.length > 0 ? `    ${texts((value) => `${value}: 'What it stands for.'`)},\n` : ''}${sample.length > 0 ? `    sample: { ${sample.join(', ')} },\n` : ''}  },`,
  )

  const route = `sandbox/routes/${subject}.ts`
  changes.replace(
    route,
    /^( *)(\}\)? satisfies Handlers)/m,
    isPost
      ? `\n$1  ${name}: async (c) => {\n$1    parseInput(${schema}, await jsonBody(c))\n$1  },\n$1$2`
      : `\n$1  ${name}: () => ({ item: { text: '' } }),\n$1$2`,
  )
  if (isPost) {
    changes.addImport(route, `import { ${schema} } from '../../${wire}'`)
    changes.addImport(route, "import { parseInput } from '../core/parse-input.ts'")
    changes.addImport(route, "import { jsonBody } from './request.ts'")
  }

  if (isPost) {
    const uncompared = 'contract/conformance/checks/uncompared.ts'
    changes.addTo(
      uncompared,
      /const reasons: .* = \{/,
      `  ${name}: 'a success is not compared: it changes something',`,
    )
    changes.task(`If \`tw-conformance\` can compare a success, do so instead of ${uncompared}.`)
  }
  changes.task(`Declare what is sent and read: \`${schema}\` in ${wire}.`)
  changes.task(`Say what it does, who makes it and an example: its row in ${table}.`)
  changes.task(`Answer it in the sandbox: ${route}.`)
  changes.task(
    `Make it: ${caller === 'site' ? 'site/session/calls.ts' : `\`call(${name}, ${isPost ? 'v.unknown(), { body }' : `requiredItemOf(${schema})`})\` in elements/${caller.slice(3)}/api.ts`}.`,
  )
  changes.task(
    `Check \`auth\` in ${endpoints}${isPost ? '. If it must not happen twice: `keyProbe` there, `hasKey` in its row, the key in the sandbox. If it only reads: `changesNothing`' : ''}.`,
  )
  changes.task(
    'Run `npm run tables`, and `npx vitest run contract/openapi -u` for its example in the document.',
  )
}
