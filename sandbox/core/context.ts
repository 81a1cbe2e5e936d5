import type { Locale } from '../../shared/text/i18n/locale.ts'
import type { LegalText } from '../../shared/text/legal-text/legal-text.ts'
import type { Database } from '../database/database.ts'
import type { CodeLimits, PasswordCost, SignInLimits, UploadLimits } from './limits.ts'

/** Stores the bytes of uploads. All names are generated: hexadecimal digits and an extension. */
export interface UploadStore {
  /** Stores the whole file or, if it rejects, nothing. */
  write(name: string, bytes: Uint8Array): Promise<void>
  read(name: string): Promise<Uint8Array | undefined>
  remove(name: string): Promise<void>
  clear(): Promise<void>
}

export interface Mail {
  /** An e-mail address, or a mobile number as E.164. */
  readonly to: string
  /** Empty for a text message. */
  readonly subject: string
  readonly text: string
}

/** Sends mails to real mailboxes. */
export interface Mailer {
  /** Rejects if the mail server did not accept the mail. */
  send(mail: Mail): Promise<void>
}

/**
 * Writes the long history of the demo account in the background, while nobody makes calls: embedded
 * PostgreSQL answers nothing while it writes.
 */
export interface HistoryWriter {
  /** Begins, or begins again after `end`. */
  start(): void
  /** Lets calls go first: nothing more is written until none has come for a second. */
  pause(): void
  /** Ends after the part under way. Resolves with whether it had been started. */
  end(): Promise<boolean>
}

/** The proxies in front of the sandbox. Without any, the header that names a caller is not read. */
export interface TrustedProxies {
  /** Whether a caller at an address is a proxy whose word about its own caller is believed. */
  isTrusted(address: string, hop: number): boolean
}

/** The text of the contract by language. */
export type ContractDocuments = (locale: Locale) => LegalText

/** Dependencies of the app. Tests replace some. */
export interface SandboxDeps {
  readonly database: Database
  readonly uploads: UploadStore
  readonly uploadLimits?: UploadLimits | undefined
  readonly clock: () => Date
  /** Cryptographically random bytes. */
  readonly random: (length: number) => Uint8Array
  readonly codeLimits: CodeLimits
  readonly signInLimits: SignInLimits
  readonly passwordCost: PasswordCost
  /** Size of the call log; by default 200, the number that the control page shows. */
  readonly maxCalls?: number | undefined
  readonly contractDocuments: ContractDocuments
  /** Sends codes to real mailboxes. Without it they are only in the inbox of the control page. */
  readonly mailer?: Mailer | undefined
  /** None by default. */
  readonly trustedProxies?: TrustedProxies | undefined
  /** Writes the long history ahead. Without it the account's first call writes it. */
  readonly historyWriter?: HistoryWriter | undefined
}
