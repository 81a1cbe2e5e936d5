import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Says in one sentence why nothing was written. */
export class Unwanted extends Error {}

/** Files as they would be: nothing is written before `write`. Paths begin at the root of the project. */
export class Changes {
  /** What is left to a person. */
  readonly tasks: string[] = []
  readonly files = new Map<string, string>()
  readonly #root: string

  constructor(root: string) {
    this.#root = root
  }

  exists(path: string): boolean {
    return this.files.has(path) || existsSync(join(this.#root, path))
  }

  read(path: string): string {
    if (!this.exists(path)) throw new Unwanted(`There is no ${path}.`)
    return this.files.get(path) ?? readFileSync(join(this.#root, path), 'utf8')
  }

  /** The files in a folder and those below it. */
  list(folder: string): string[] {
    const path = join(this.#root, folder)
    const written = existsSync(path)
      ? readdirSync(path, { recursive: true, withFileTypes: true })
      : []
    const found = written
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name).slice(this.#root.length + 1))
    const planned = [...this.files.keys()].filter((each) => each.startsWith(`${folder}/`))
    return [...new Set([...found, ...planned])]
  }

  create(path: string, text: string): void {
    if (this.exists(path)) throw new Unwanted(`${path} exists already.`)
    this.files.set(path, text)
  }

  /** Replaces a part of a file, which must be there. `$&` is what was found. */
  replace(path: string, found: RegExp, by: string): void {
    const text = this.read(path)
    if (!found.test(text)) throw new Unwanted(`${path} has no place that looks like ${found}.`)
    this.files.set(path, text.replace(found, by))
  }

  /** Adds an import below the others; the formatter sorts them. */
  addImport(path: string, line: string): void {
    const from = line.slice(line.indexOf("'"))
    const text = this.read(path)
    if (text.includes(line)) return
    // One statement for each module.
    const known = new RegExp(
      `^import \\{([^}]*?),?\\s*\\} from ${from.replaceAll('.', '\\.')}$`,
      'm',
    )
    const names = /\{ (.*) \}/.exec(line)?.[1] ?? ''
    const present = known.exec(text)?.[1]
    if (present?.split(',').some((name) => name.trim() === names)) return
    if (present !== undefined) this.replace(path, known, `import {$1, ${names} } from ${from}`)
    else this.files.set(path, `${line}\n${text}`)
  }

  /** Adds lines at the end of the block that begins with `opening`; its last line is indented as it. */
  addTo(path: string, opening: RegExp, added: string): void {
    const block = new RegExp(
      `^([ \\t]*)[^\\n]*(?:${opening.source})(?:[^\\n]*\\n(?:\\1[ \\t]+[^\\n]*\\n|\\n)*(?=\\1[})\\]])|[^\\n]*(?=[}\\]][^\\n]*$))`,
      'm',
    )
    const found = block.exec(this.read(path))
    if (!found) throw new Unwanted(`${path} has no block that begins with ${opening}.`)
    const [before] = found
    const comma = before.endsWith('\n') || /[{[,]\s*$/.test(before) ? '' : ','
    this.replace(path, block, `$&${comma}${added}\n`)
  }

  task(text: string): void {
    this.tasks.push(text)
  }

  write(): void {
    for (const [path, text] of this.files) {
      mkdirSync(dirname(join(this.#root, path)), { recursive: true })
      writeFileSync(join(this.#root, path), text)
    }
  }
}

/** What is left to a person after every new text. */
export const translation =
  'Run `npm run messages`, translate its texts in `locales`, then run `npm run fonts`.'

/** `demo-badge` or `DEMO_BADGE` → `DemoBadge` */
export const pascal = (name: string): string =>
  name
    .split(/[-_]/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase())
    .join('')

/** `CONFIRM_LIMIT` or `confirmLimit` → `confirm-limit` */
export const kebab = (name: string): string =>
  name
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .replaceAll('_', '-')
    .toLowerCase()

/** `demo-badge` or `DEMO_BADGE` → `Demo badge` */
export const words = (name: string): string => {
  const text = kebab(name).replaceAll('-', ' ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}
