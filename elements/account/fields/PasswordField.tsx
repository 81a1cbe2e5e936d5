import { useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, useState } from 'react'
import { Button } from '../../../shared/ui/Button.tsx'
import { Field, type FieldProps } from '../../../shared/ui/Field.tsx'
import { preventSubmitWhileComposing } from '../../../shared/ui/frame/composition.ts'

type PasswordFieldProps = Pick<
  FieldProps,
  | 'label'
  | 'name'
  | 'autoComplete'
  | 'minLength'
  | 'defaultValue'
  | 'error'
  | 'ref'
  | 'onChange'
  | 'onFocus'
  | 'aria-describedby'
> & {
  /** The rules of a new password, for generators. */
  passwordrules?: string
}

/** A password that can be shown, with a hint where Caps Lock is on. */
export const PasswordField = (props: PasswordFieldProps) => {
  const { t } = useLingui()
  const [isShown, setShown] = useState(false)
  const [hasCapsLock, setCapsLock] = useState(false)
  const { label } = props
  const follow = (event: KeyboardEvent) => {
    preventSubmitWhileComposing(event)
    setCapsLock(event.getModifierState('CapsLock'))
  }
  return (
    <Field
      {...props}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="off"
      autoCorrect="off"
      spellCheck={false}
      required
      onKeyDown={follow}
      // Caps Lock itself changes the state between keydown and keyup.
      onKeyUp={follow}
      onBlur={() => setCapsLock(false)}
      hint={hasCapsLock && <span role="status">{t`Caps Lock is on.`}</span>}
      action={
        <Button
          variant="quiet"
          aria-label={isShown ? t`Hide: ${label}` : t`Show: ${label}`}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? t`Hide` : t`Show`}
        </Button>
      }
    />
  )
}
