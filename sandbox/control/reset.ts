import type { Sandbox } from '../calls/sandbox.ts'
import { reset } from '../demo/demo.ts'

/** Restores the initial state: data, uploads, faults and calls. */
export async function resetAll(sandbox: Sandbox): Promise<void> {
  await reset(sandbox)
  sandbox.faults.remove()
  sandbox.calls.clear()
}
