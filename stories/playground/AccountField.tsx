import { type Account, useAccounts } from './accounts.ts'
import { TokenField } from './TokenField.tsx'

const nameOf = ({ name, isExpired, isBanned }: Account): string => {
  if (isExpired) return `${name} (session ended)`
  return isBanned ? `${name} (closed)` : name
}

interface AccountFieldProps {
  readonly value: string
  readonly onChange: (token: string) => void
}

/** Selects the account. */
export const AccountField = (props: AccountFieldProps) => {
  const known = useAccounts().map((account) => ({ token: account.token, name: nameOf(account) }))
  return <TokenField label="Account" known={known} {...props} />
}
