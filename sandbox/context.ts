import type { CallLog } from './calls.ts'
import type { CodeLimits } from './codes/limits.ts'
import type { ContractDocuments } from './contracts/documents.ts'
import type { Notes } from './control/notes.ts'
import type { Database } from './database/database.ts'
import type { Faults } from './faults.ts'
import type { Mailer } from './mailer.ts'
import type { UploadStore } from './uploads/store.ts'

/** What the app is given; tests give it others. */
export interface SandboxDeps {
  readonly database: Database
  readonly uploads: UploadStore
  readonly clock: () => Date
  /** Unguessable bytes. */
  readonly random: (length: number) => Uint8Array
  readonly codeLimits: CodeLimits
  /** How many calls are kept; by default the last 200, which the control page shows. */
  readonly keptCalls?: number | undefined
  /** The text of the contract by language. */
  readonly contractDocuments: ContractDocuments
  /** Takes codes to real mailboxes; without it the inbox alone gets them. */
  readonly mailer?: Mailer | undefined
}

/** What every part of one app works with. Nothing of it is shared with another app. */
export interface Sandbox extends SandboxDeps {
  readonly faults: Faults
  readonly calls: CallLog
  readonly notes: Notes
}
