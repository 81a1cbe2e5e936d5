import type { Sandbox } from './context.ts'
import { reset } from './demo.ts'

/** Everything back at the beginning: data, uploads, faults, calls. */
export async function resetAll(sandbox: Sandbox): Promise<void> {
  await reset(sandbox)
  sandbox.faults.remove()
  sandbox.calls.clear()
}
