#!/usr/bin/env node
import { policyOf, snippetOf } from './embed/embedding.ts'
import { readArguments, usage, WrongArguments } from './embed/read-arguments.ts'

/** `tw-embed`: prints what a page needs to embed the elements of a release. */
const args = process.argv.slice(2)
try {
  if (args.includes('--help')) console.log(usage)
  else {
    const { prints, embedding } = readArguments(args, import.meta.dirname)
    console.log(prints === 'csp' ? policyOf(embedding) : snippetOf(embedding))
  }
} catch (cause) {
  if (!(cause instanceof WrongArguments)) throw cause
  console.error(cause.message)
  process.exitCode = 2
}
