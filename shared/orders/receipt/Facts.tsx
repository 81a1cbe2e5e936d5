import { useLingui } from '@lingui/react/macro'
import type { ComponentProps, ReactNode } from 'react'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { Detail } from '../../ui/DetailList.tsx'

/** A fact of an order: what is saved and printed of it, and how it is shown. */
export interface Fact {
  readonly label: string
  readonly value: string
  /** The value as a node, if it is not plain text. */
  readonly node?: ReactNode
  readonly isMono?: boolean
  readonly canCopy?: boolean
}

/** Unknown facts are left out. */
export const knownFacts = (facts: readonly (Fact | '' | false | null | undefined)[]): Fact[] =>
  facts.filter((fact): fact is Fact => Boolean(fact))

/** Facts as rows of a certificate. */
export const rowsOf = (facts: readonly Fact[]) =>
  facts.map(({ label, value }) => [label, value] as const)

interface FactsProps {
  readonly facts: readonly Fact[]
  readonly copying: Omit<ComponentProps<typeof CopyButton>, 'label' | 'text'>
}

/** Facts in a `DetailList`. */
export const Facts = ({ facts, copying }: FactsProps) => {
  const { t } = useLingui()
  return facts.map(({ label, value, node, isMono, canCopy }) => (
    <Detail
      key={label}
      label={label}
      value={node ?? value}
      mono={isMono}
      action={canCopy && <CopyButton label={t`Copy ${label}`} text={value} {...copying} />}
    />
  ))
}
