import type { ElementUnderTest } from '../support/elements.ts'
import type { Sandbox, Whose } from '../support/sandbox.ts'
import { expect } from '../support/test.ts'

/** Expects a call from an element with a token, and no call from an element without one. */
export async function expectFirstCall(
  { token }: ElementUnderTest,
  sandbox: Sandbox,
  whose: Whose,
): Promise<void> {
  const calls = async () => (await sandbox.calls(whose)).length
  if (token) await expect.poll(calls).toBeGreaterThan(0)
  else expect(await calls()).toBe(0)
}
