import type { CallLog } from './calls.ts'
import type { Notes } from './control/notes.ts'
import type { Database } from './database/database.ts'
import type { Faults } from './faults.ts'
import type { UploadStore } from './uploads/store.ts'

/** What the app is given; tests give it others. */
export interface SandboxDeps {
  readonly database: Database
  readonly uploads: UploadStore
  readonly clock: () => Date
  /** Unguessable bytes. */
  readonly random: (length: number) => Uint8Array
}

/** What every part of one app works with. Nothing of it is shared with another app. */
export interface Sandbox extends SandboxDeps {
  readonly faults: Faults
  readonly calls: CallLog
  readonly notes: Notes
}
