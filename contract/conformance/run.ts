import { type Checks, createChecks } from '../openapi/validate.ts'
import { checkAnswers } from './checks/answers.ts'
import { checkCodes } from './checks/codes.ts'
import { checkContract } from './checks/contract.ts'
import { checkCors } from './checks/cors.ts'
import { checkDeposits } from './checks/deposits.ts'
import { checkForms } from './checks/forms.ts'
import { checkLimits } from './checks/limits.ts'
import { checkMoney } from './checks/money.ts'
import { checkRecipients } from './checks/recipients.ts'
import { checkUncompared } from './checks/uncompared.ts'
import { checkUnknownTokens } from './checks/unknown-tokens.ts'
import { createContext } from './context.ts'
import type { Row, Settings } from './settings.ts'

/**
 * Compares a server with the contract, call by call. Without `allowsWrites` it makes only calls that
 * change nothing, and preflights.
 *
 * @param schemaChecks several runs can share them, because compiling the schemas takes a while
 */
export async function* runConformance(
  settings: Settings,
  schemaChecks: Checks = createChecks(),
): AsyncGenerator<Row> {
  const context = createContext(settings, schemaChecks)
  yield* checkAnswers(context)
  yield* checkCors(context)
  yield* checkUnknownTokens(context)
  yield* checkMoney(context)
  yield* checkRecipients(context)
  yield* checkLimits(context)
  yield* checkDeposits(context)
  yield* checkForms(context)
  yield* checkCodes(context)
  yield* checkContract(context)
  yield* checkUncompared(context)
}
