import type { PasswordCost } from './accounts/password-cost.ts'
import type { SignInLimits } from './accounts/sign-in-limits.ts'
import type { SignIns } from './accounts/sign-ins.ts'
import type { CallLog } from './call-log.ts'
import type { CodeLimits } from './codes/limits.ts'
import type { ContractDocuments } from './contracts/documents.ts'
import type { FlashMessages } from './control/flash-messages.ts'
import type { Database } from './database/database.ts'
import type { Faults } from './faults.ts'
import type { HistoryWriter } from './history/history-writer.ts'
import type { Mailer } from './mailer.ts'
import type { TrustedProxies } from './routes/trusted-proxies.ts'
import type { UploadLimits } from './uploads/limits.ts'
import type { UploadStore } from './uploads/store.ts'

/** Dependencies of the app. Tests replace some. */
export interface SandboxDeps {
  readonly database: Database
  readonly uploads: UploadStore
  /** Default: `uploads/limits.ts`. */
  readonly uploadLimits?: UploadLimits | undefined
  readonly clock: () => Date
  /** Cryptographically random bytes. */
  readonly random: (length: number) => Uint8Array
  readonly codeLimits: CodeLimits
  readonly signInLimits: SignInLimits
  readonly passwordCost: PasswordCost
  /** Size of the call log; by default 200, the number that the control page shows. */
  readonly maxCalls?: number | undefined
  /** The text of the contract by language. */
  readonly contractDocuments: ContractDocuments
  /** Sends codes to real mailboxes. Without it they are only in the inbox of the control page. */
  readonly mailer?: Mailer | undefined
  /** The proxies in front of the sandbox; none by default. */
  readonly trustedProxies?: TrustedProxies | undefined
  /** Writes the long history ahead. Without it the account's first call writes it. */
  readonly historyWriter?: HistoryWriter | undefined
}

/** Dependencies and state of one app. Two apps share nothing. */
export interface Sandbox extends SandboxDeps {
  readonly faults: Faults
  readonly calls: CallLog
  readonly flashMessages: FlashMessages
  readonly signIns: SignIns
}
