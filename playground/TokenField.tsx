import { useEffect, useId, useState } from 'react'
import { type Account, useAccounts } from './accounts.ts'

const nameOf = ({ name, isExpired, isBanned }: Account): string => {
  if (isExpired) return `${name} (sign-in ended)`
  return isBanned ? `${name} (not admitted)` : name
}

interface TokenFieldProps {
  readonly value: string
  readonly onChange: (token: string) => void
}

/** The token: of a demo account, or any text. Typed text counts when Enter is hit or the field left. */
export const TokenField = ({ value, onChange }: TokenFieldProps) => {
  const id = useId()
  const accounts = useAccounts()
  const [draft, setDraft] = useState(value)
  useEffect(() => setDraft(value), [value])
  const isListed = value === '' || accounts.some(({ token }) => token === value)

  return (
    <div className="token">
      <label htmlFor={`${id}a`}>Account</label>
      <select id={`${id}a`} value={value} onChange={(event) => onChange(event.target.value)}>
        {!isListed && <option value={value}>Another token</option>}
        {accounts.map((account) => (
          <option key={account.token} value={account.token}>
            {nameOf(account)}
          </option>
        ))}
        <option value="">Nobody: no token</option>
      </select>
      <label htmlFor={`${id}t`}>Token</label>
      <input
        id={`${id}t`}
        value={draft}
        placeholder="none"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={() => onChange(draft.trim())}
        onKeyDown={({ key }) => key === 'Enter' && onChange(draft.trim())}
      />
    </div>
  )
}
