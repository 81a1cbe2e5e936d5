import { readFileSync, writeFileSync } from 'node:fs'

const begin = (name: string) => `<!-- begin ${name} -->`
const end = (name: string) => `<!-- end ${name} -->`

/** `text` with `content` between the markers of `name`. Throws if a marker is missing. */
export function placeBetween(text: string, name: string, content: string): string {
  const from = text.indexOf(begin(name))
  const to = text.indexOf(end(name))
  if (from < 0 || to < from)
    throw new Error(`The markers ${begin(name)} and ${end(name)} are missing`)
  return `${text.slice(0, from)}${begin(name)}\n\n${content}\n\n${text.slice(to)}`
}

export function writeBetween(path: string, name: string, content: string): void {
  writeFileSync(path, placeBetween(readFileSync(path, 'utf8'), name, content))
}
