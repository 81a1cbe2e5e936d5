import type { ElementUnderTest } from '../support/elements.ts'
import type { Sandbox, Whose } from '../support/sandbox.ts'
import { expect } from '../support/test.ts'

/** One that lives by a token asks for what it shows; another asks nothing by itself. */
export async function expectFirstCall(
  { token }: ElementUnderTest,
  sandbox: Sandbox,
  whose: Whose,
): Promise<void> {
  const calls = async () => (await sandbox.calls(whose)).length
  if (token) await expect.poll(calls).toBeGreaterThan(0)
  else expect(await calls()).toBe(0)
}
