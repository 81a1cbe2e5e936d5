import { expect, it } from 'vitest'
import { codeRules } from './codes.ts'
import { refusalCodes, sandboxRefusalCodes } from './refusal-codes.ts'

it('no code has two meanings', () => {
  const own = [...Object.values(refusalCodes), ...Object.values(sandboxRefusalCodes)]
  expect(new Set(own).size).toBe(own.length)
  for (const code of own) expect(codeRules).not.toHaveProperty(String(code))
})
