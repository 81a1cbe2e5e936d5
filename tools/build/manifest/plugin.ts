import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { messagesSchema } from '../messages-schema.ts'
import { readElements } from './elements.ts'
import { manifestOf } from './manifest.ts'
import { previewReactTypes, previewTypes } from './preview.ts'
import { domTypes, reactTypes, sharedTypes } from './types.ts'

/**
 * Writes files for editors, embedders' compilers and native hosts: `dist/custom-elements.json`,
 * `dist/messages.schema.json`, and types beside each element.
 */
export async function writeManifest(root: string, dist = join(root, 'dist')): Promise<void> {
  const elements = await readElements(root)
  writeFileSync(
    join(dist, 'custom-elements.json'),
    `${JSON.stringify(manifestOf(elements), null, 2)}\n`,
  )
  writeFileSync(
    join(dist, 'messages.schema.json'),
    `${JSON.stringify(messagesSchema(elements), null, 2)}\n`,
  )
  writeFileSync(join(dist, 'widgets/tw-types.d.ts'), sharedTypes(elements))
  writeFileSync(join(dist, 'widgets/preview.react.d.ts'), previewReactTypes())
  for (const element of elements.slice(0, 1)) {
    writeFileSync(join(dist, 'widgets/preview.d.ts'), previewTypes(element))
  }
  for (const element of elements) {
    const file = join(dist, 'widgets', element.declaration.tag)
    writeFileSync(`${file}.d.ts`, domTypes(element))
    writeFileSync(`${file}.react.d.ts`, reactTypes(element))
  }
}

/** Runs after the modules of the elements are written. */
export const manifest = (root: string): Plugin => ({
  name: 'manifest',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'modules',
  writeBundle: () => writeManifest(root),
})
