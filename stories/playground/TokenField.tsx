import { useEffect, useId, useState } from 'react'

interface KnownToken {
  readonly token: string
  readonly name: string
}

interface TokenFieldProps {
  /** The kind of token: account or contract. */
  readonly label: string
  readonly known: readonly KnownToken[]
  readonly value: string
  readonly onChange: (token: string) => void
}

/** The token: a known one, or any text. Text is applied on Enter or when the field loses focus. */
export const TokenField = ({ label, known, value, onChange }: TokenFieldProps) => {
  const id = useId()
  const [draft, setDraft] = useState(value)
  useEffect(() => setDraft(value), [value])
  const isListed = value === '' || known.some(({ token }) => token === value)

  return (
    <div className="token">
      <label htmlFor={`${id}a`}>{label}</label>
      <select id={`${id}a`} value={value} onChange={(event) => onChange(event.target.value)}>
        {!isListed && <option value={value}>Another token</option>}
        {known.map(({ token, name }) => (
          <option key={token} value={token}>
            {name}
          </option>
        ))}
        <option value="">None: no token</option>
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
