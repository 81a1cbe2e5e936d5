#!/usr/bin/env node
import { examine } from './embed/doctor/doctor.ts'
import { CannotRead } from './embed/doctor/page.ts'
import { reportOf } from './embed/doctor/report.ts'
import { importMapText, policyOf, snippetOf } from './embed/embedding.ts'
import {
  findDist,
  readArguments,
  type Task,
  usage,
  WrongArguments,
} from './embed/read-arguments.ts'

/** The command of the package: prints what a page needs to embed the elements, or examines a page. */
async function run(task: Task): Promise<string> {
  switch (task.does) {
    case 'snippet':
      return snippetOf(task.embedding)
    case 'csp':
      return policyOf(task.embedding)
    case 'integrity':
      return importMapText({ ...task.embedding, way: 'pinned' }) ?? ''
    case 'doctor': {
      const findings = await examine(task, findDist(import.meta.dirname))
      if (findings.some(({ level }) => level === 'missing')) process.exitCode = 1
      return reportOf(task, findings)
    }
  }
}

const args = process.argv.slice(2)
try {
  if (args.includes('--help') || args.length === 0) console.log(usage)
  else console.log(await run(readArguments(args, import.meta.dirname)))
} catch (cause) {
  if (!(cause instanceof WrongArguments || cause instanceof CannotRead)) throw cause
  console.error(cause.message)
  process.exitCode = 2
}
