import { join } from 'node:path'
import type { ExtractorType } from '@lingui/conf'
import { generateMessageId } from '@lingui/message-utils/generateMessageId'

const folder = join(import.meta.dirname, '../sandbox/')

/** A call of `msg`: its text, and its context after an object of values. */
const call = /\bmsg\(\s*(?:'([^'\n]+)'|"([^"\n]+)")(?:,\s*\{[^{}]*\},\s*'([^'\n]+)')?/g

/**
 * Finds the texts of the sandbox. It runs without a build, so its texts are declared by a function
 * (`sandbox/language/msg.ts`) and not by Lingui's macro; their ids are those of the macro.
 */
export const sandboxMessages: ExtractorType = {
  match: (file) => file.startsWith(folder),
  extract(file, code, onMessageExtracted) {
    for (const { 1: single, 2: double, 3: context, index } of code.matchAll(call)) {
      const message = single ?? double ?? ''
      const id = generateMessageId(message, context)
      const line = code.slice(0, index).split('\n').length
      onMessageExtracted({ id, message, ...(context && { context }), origin: [file, line] })
    }
  },
}
