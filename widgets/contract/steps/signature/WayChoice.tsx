import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { RadioGroup } from '../../../../shared/ui/RadioGroup.tsx'
import type { SignatureDraft } from './signature-draft.ts'

type Way = SignatureDraft['kind']

export interface WayChoiceProps {
  way: Way
  onWay: (way: Way) => void
  name: string
}

/** The ways of signing, beside each other; the focus begins at the chosen one. */
export const WayChoice = ({ way, onWay, name }: WayChoiceProps) => {
  const { t } = useLingui()
  const group = useRef<HTMLDivElement>(null)
  // After the dialog, which puts the focus on its first button.
  useEffect(() => {
    group.current?.querySelector<HTMLInputElement>(':checked')?.focus({ preventScroll: true })
  }, [])
  return (
    <div ref={group} className="tw-sign-ways">
      <RadioGroup
        label={t`How to sign`}
        hideLabel
        name={name}
        value={way}
        onChange={(value) => onWay(value as Way)}
        options={[
          { value: 'drawn', label: t`Draw` },
          { value: 'typed', label: t`Type` },
          { value: 'picture', label: t`Upload` },
        ]}
      />
    </div>
  )
}
