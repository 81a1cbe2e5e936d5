import type { ElementUnderTest } from '../support/elements.ts'
import type { Caller, Sandbox } from '../support/sandbox.ts'
import { expect } from '../support/test.ts'

/** Expects a call from an element with a token, and no call from an element without one. */
export async function expectFirstCall(
  { token }: ElementUnderTest,
  sandbox: Sandbox,
  caller: Caller,
): Promise<void> {
  const calls = async () => (await sandbox.calls(caller)).length
  if (token) await expect.poll(calls).toBeGreaterThan(0)
  else expect(await calls()).toBe(0)
}
