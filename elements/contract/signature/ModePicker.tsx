import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { RadioGroup } from '../../../shared/ui/RadioGroup.tsx'
import type { SignatureDraft } from './signature-draft.ts'

type Mode = SignatureDraft['kind']

interface ModePickerProps {
  mode: Mode
  onMode: (mode: Mode) => void
  name: string
}

/** The three modes, side by side; the chosen one has the focus first. */
export const ModePicker = ({ mode, onMode, name }: ModePickerProps) => {
  const { t } = useLingui()
  const group = useRef<HTMLDivElement>(null)
  // After the dialog, which puts the focus on its first button.
  useEffect(() => {
    group.current?.querySelector<HTMLInputElement>(':checked')?.focus({ preventScroll: true })
  }, [])
  return (
    <div ref={group} className="tw-sign-modes">
      <RadioGroup<Mode>
        label={t`How to sign`}
        hideLabel
        name={name}
        value={mode}
        onChange={onMode}
        options={[
          { value: 'drawn', label: t`Draw` },
          { value: 'typed', label: t`Type` },
          { value: 'image', label: t`Upload` },
        ]}
      />
    </div>
  )
}
