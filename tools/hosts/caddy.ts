import { type HostRules, noTransform } from '../../site/server/host-rules.ts'
import { parameterPattern, type Spelling } from '../../site/server/spellings.ts'
import { cdnFolder, type HostFiles } from './host.ts'

const quoted = (value: string): string => {
  if (/["`{}\\]/.test(value)) throw new Error(`Caddy cannot take this value as it is: ${value}`)
  return `"${value}"`
}

const setAll = (headers: Readonly<Record<string, string>>): string =>
  Object.entries(headers)
    .map(([name, value]) => `    ${name} ${quoted(value.replace(`, ${noTransform}`, ''))}\n`)
    .join('')

/** Captures the parameter and the query, so that the redirect keeps both. */
const spellingLine = ({ pattern, address, hasParameter }: Spelling): string => {
  const { value, end } = parameterPattern
  const rest = hasParameter ? `/(${value})${end}` : ''
  const target = hasParameter ? `${address}/\${1}\${2}` : `${address}\${1}`
  return `  \`~(?i)^/${pattern}${rest}(\\?.*)?$\` "${target}"\n`
}

/**
 * Caddy: `site.caddy`, for `import` in a site after `root`. Caddy compresses no answer with
 * `no-transform`, so that word is added when the answer leaves.
 */
export const caddy = ({ headers, shared, notFound, spellings }: HostRules): HostFiles => {
  const settings = headers.map(({ paths, headers }, at) =>
    paths[0] === '/*'
      ? `  header {\n${setAll(headers)}  }\n`
      : `  @rule${at} path ${paths.join(' ')}\n  header @rule${at} {\n${setAll(headers)}  }\n`,
  )
  const pages = notFound.map(
    ({ under, document }) => `  handle${under && ` ${under}/*`} {
    rewrite * /${document}
    file_server
  }
`,
  )
  return {
    'site.caddy': `# Written by the build. Belongs into the block of a site, after \`root\`.

encode zstd gzip
header {
  Cache-Control "(no-store|must-revalidate)$" "$1, ${noTransform}"
  defer
}

map {http.request.orig_uri} {tw_spelling} {
${spellings.map(spellingLine).join('')}  default ""
}

route {
${settings.join('')}
  # A document has one address: no ending, and no slash at its end.
  @index path /index /index.html
  redir @index / 308
  @slash path_regexp ^(/[\\w-]+)+/$
  route @slash {
    uri strip_suffix /
    redir {uri} 308
  }
  @ending {
    path_regexp ^(/[\\w-]+)+\\.html$
    not path ${cdnFolder}/*
  }
  route @ending {
    uri strip_suffix .html
    redir {uri} 308
  }
  # Other spellings of an address, as they are sent.
  @spelling {
    not file {path} {path}.html
    expression {tw_spelling} != "" && {tw_spelling} != {http.request.orig_uri}
  }
  redir @spelling {tw_spelling} 308
${shared.map((path) => `  rewrite ${path}/* ${path}.html\n`).join('')}
  try_files {path} {path}.html
  file_server
}

handle_errors {
  header Cache-Control no-cache
  @missing expression {http.error.status_code} == 404
  route @missing {
${pages.join('').replace(/^/gm, '  ').trimEnd()}
  }
}
`,
  }
}
