import type { SandboxDeps } from '../core/context.ts'
import type { CallLog } from './call-log.ts'
import type { Faults } from './faults.ts'

/** Dependencies and state of one app. Two apps share nothing. */
export interface Sandbox extends SandboxDeps {
  readonly faults: Faults
  readonly calls: CallLog
}
