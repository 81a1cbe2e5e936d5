import { useState } from 'react'
import { type ContractLink, newContractLink, useContracts } from './contracts.ts'
import { TokenField } from './TokenField.tsx'

const nameOf = ({ number, status, isExpired }: ContractLink): string => {
  if (status === 'SIGNED') return `${number} (signed)`
  return isExpired ? `${number} (expired)` : number
}

interface ContractFieldProps {
  readonly value: string
  readonly onChange: (token: string) => void
}

/** Selects a contract by its link, or creates a new unsigned one. */
export const ContractField = ({ value, onChange }: ContractFieldProps) => {
  const { contracts, reload } = useContracts()
  const [isMaking, setMaking] = useState(false)
  const [note, setNote] = useState('')

  const make = async () => {
    setMaking(true)
    setNote('')
    try {
      onChange(await newContractLink())
      reload()
    } catch {
      setNote('The sandbox could not create a link.')
    } finally {
      setMaking(false)
    }
  }
  const known = contracts.map((contract) => ({ token: contract.token, name: nameOf(contract) }))
  return (
    <div className="link">
      <TokenField label="Contract" known={known} value={value} onChange={onChange} />
      <button type="button" disabled={isMaking} onClick={make}>
        New contract link
      </button>
      <p role="status">{note}</p>
    </div>
  )
}
