import { magicAmounts, magicFaults } from '../../sandbox/calls/magic.ts'
import { controlCalls } from '../../sandbox/control/control-api.ts'
import { markdownTable } from '../text-table.ts'

const code = (text: string) => `\`${text}\``

/** The generated parts of `docs/sandbox.md` by the names of their markers. */
export const sandboxTables = (): Map<string, string> =>
  new Map([
    [
      'magic tokens',
      markdownTable(
        ['suffix', 'what happens'],
        Object.entries(magicFaults).map(([name, { meaning }]) => [code(`~${name}`), meaning]),
      ),
    ],
    [
      'magic amounts',
      markdownTable(
        ['amount', 'what happens'],
        Object.entries(magicAmounts).map(([amount, name]) => [
          code(amount),
          magicFaults[name]?.meaning ?? '',
        ]),
      ),
    ],
    [
      'control calls',
      markdownTable(
        ['call', 'what it does'],
        controlCalls.map(({ method, path, summary }) => [
          code(`${method.toUpperCase()} /sandbox/api${path}`),
          summary,
        ]),
      ),
    ],
  ])
