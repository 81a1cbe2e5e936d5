import type { HeaderRule, HostRules } from '../../site/server/host-rules.ts'
import { parameterPattern, type Spelling } from '../../site/server/spellings.ts'
import { cdnFolder, type HostFiles } from './host.ts'

const escaped = (text: string) => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&')

/** A path of a rule as a key of a `map`. */
const keyOf = (path: string): string =>
  path.endsWith('/*') ? `~^${escaped(path.slice(0, -1))}` : `~^${escaped(path)}$`

const quoted = (value: string): string => {
  if (/["$\\]/.test(value)) throw new Error(`nginx cannot take this value as it is: ${value}`)
  return `"${value}"`
}

const variableOf = (name: string) => `$tw_${name.toLowerCase().replaceAll('-', '_')}`

/**
 * The value of a header by path. The first key that matches is taken, so the last rule comes first.
 * At that point `$uri` is the file that was found, such as a shared document.
 */
const mapOf = (name: string, rules: readonly HeaderRule[], shared: HostRules['shared']): string => {
  const lines = rules
    .filter(({ headers }) => headers[name] !== undefined)
    .toReversed()
    .flatMap(({ paths, headers }) => {
      const files = shared.filter((path) => paths.includes(path)).map((path) => `${path}.html`)
      return [...paths, ...files].map((path) => ({ path, value: headers[name] ?? '' }))
    })
    .map(({ path, value }) => `  "${path === '/*' ? 'default' : keyOf(path)}" ${quoted(value)};\n`)
  return `map $uri ${variableOf(name)} {\n${lines.join('')}}\n`
}

/** Captures the parameter and the query, so that the redirect keeps both. */
const spellingLine = ({ pattern, address, hasParameter }: Spelling): string => {
  const { value, end } = parameterPattern
  const rest = hasParameter ? `/(?<tw_value>${value})${end}` : ''
  const target = `${address}${hasParameter ? '/$tw_value' : ''}$tw_query`
  return `  "~*^/${pattern}${rest}(?<tw_query>\\?.*)?$" ${target};\n`
}

/**
 * nginx: `maps.conf` for the block `http`, `site.conf` for `server`. A header with an empty value
 * is not sent. `Cache-Control` is not sent with an error, which nobody should cache.
 */
export const nginx = ({ headers: rules, shared, notFound, spellings }: HostRules): HostFiles => {
  const names = [...new Set(rules.flatMap((rule) => Object.keys(rule.headers)))]
  const pages = notFound.map(({ under, document }) =>
    under ? `  "~^${under}[/?]" /${document};\n` : `  default /${document};\n`,
  )
  const sharedStarts = shared.map(escaped).join('|')
  return {
    'maps.conf': `# Written by the build. Belongs into the block \`http\`.

${names.map((name) => mapOf(name, rules, shared)).join('\n')}
map $request_uri $tw_not_found {
${pages.join('')}}

# Other spellings of an address, as they are sent.
map $request_uri $tw_spelling {
${spellings.map(spellingLine).join('')}}
`,
    'site.conf': `# Written by the build. Belongs into the block \`server\`, after \`root\`.

charset utf-8;
charset_types text/css application/javascript application/json text/plain text/xml;
absolute_redirect off;
server_tokens off;

gzip on;
gzip_vary on;
gzip_types text/css application/javascript application/json image/svg+xml text/xml;

${names.map((name) => `add_header ${name} ${variableOf(name)}${name === 'Cache-Control' ? '' : ' always'};\n`).join('')}
error_page 404 $tw_not_found;

# A document has one address: no ending, and no slash at its end.
rewrite "^/index(\\.html)?$" / permanent;
rewrite "^(?!(?:${sharedStarts})/)((?:/[\\w-]+)+)/$" $1 permanent;

location = / {
  try_files /index.html =404;
}
location ~ "^(${notFound.map(({ document }) => escaped(`/${document}`)).join('|')})$" {
  internal;
}
location ~ "^(?<tw_shared>${sharedStarts})/" {
  # The path holds a secret.
  access_log off;
  rewrite "^(.+)/$" $1 permanent;
  try_files $tw_shared.html =404;
}
location ~ "^(?!${cdnFolder}/)((?:/[\\w-]+)+)\\.html$" {
  return 308 $1$is_args$args;
}
location / {
  try_files $uri $uri.html @spelling;
}
location @spelling {
  if ($tw_spelling ~ "^(?:${sharedStarts})/") {
    # The path holds a secret.
    access_log off;
    return 308 $tw_spelling;
  }
  if ($tw_spelling) {
    return 308 $tw_spelling;
  }
  return 404;
}
`,
  }
}
