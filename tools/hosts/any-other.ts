import type { HostRules } from '../../site/server/host-rules.ts'
import { parameterPattern } from '../../site/server/spellings.ts'
import type { HostFiles } from './host.ts'

/**
 * Any other host: `redirects.json` has a regular expression for the path as it is sent, without its
 * query and in any letter case, and the address that it leads to, in which `$1` is the parameter.
 * The sandbox reads it.
 */
export const anyOther = ({ spellings }: HostRules): HostFiles => ({
  'redirects.json': `${JSON.stringify(
    spellings.map(({ pattern, address, hasParameter }) => {
      const { value, end } = parameterPattern
      return hasParameter
        ? { from: `^/${pattern}/(${value})${end}$`, to: `${address}/$1` }
        : { from: `^/${pattern}$`, to: address }
    }),
    null,
    2,
  )}\n`,
})
