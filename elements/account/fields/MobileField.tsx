import { useLingui } from '@lingui/react/macro'
import { type FormEvent, type RefObject, useLayoutEffect } from 'react'
import {
  dialCode,
  dialRegions,
  formatMobile,
  readMobile,
} from '../../../shared/person/phone/mobile.ts'
import { RegionField } from '../../../shared/person/region/RegionField.tsx'
import { guessRegion } from '../../../shared/person/region/regions.ts'
import { languageTag } from '../../../shared/text/i18n/language-tag.ts'
import { Field } from '../../../shared/ui/Field.tsx'
import { useAccountState, useModel } from '../model/context.ts'

export interface MobileFieldProps {
  readonly label: string
  readonly ref: RefObject<HTMLInputElement | null>
  readonly error: string | undefined
}

/** A mobile number with its dial code, written as its region writes it. */
export function MobileField({ label, ref, error }: MobileFieldProps) {
  const { t, i18n } = useLingui()
  const { store } = useModel()
  const region = useAccountState((each) => each.dialRegion)
  const tag = languageTag(i18n.locale)
  useLayoutEffect(() => {
    if (!store.getState().dialRegion) {
      store.setState({ dialRegion: guessRegion(navigator.language, tag) })
    }
  }, [store, tag])

  const take = (mobile: string) => {
    store.edit('account', { mobile })
    // A number with a dial code of its own chooses its region.
    const reading = readMobile(mobile, '')
    if (reading.ok) store.setState({ dialRegion: reading.region })
  }
  const format = (input: HTMLInputElement) => {
    // A password manager may fill in an e-mail address, of which formatting would leave nothing.
    if (input.value.includes('@')) return take(input.value)
    const formatted = formatMobile(input.value, region)
    if (formatted !== input.value) input.value = formatted
    take(input.value)
  }
  const input = ({ currentTarget, nativeEvent }: FormEvent<HTMLInputElement>) => {
    const { inputType = '', isComposing } = nativeEvent as InputEvent
    const { selectionStart, value } = currentTarget
    // Elsewhere, the caret would jump; a deleted blank must not come back.
    const isAppended = selectionStart === value.length && !inputType.startsWith('delete')
    if (isAppended && !isComposing) format(currentTarget)
    else take(value)
  }
  return (
    <div className="tw-mobile">
      <RegionField
        label={t`Country code`}
        value={region}
        codes={dialRegions}
        detailOf={dialCode}
        isShort
        onChange={(code) => store.edit('account', { dialRegion: code })}
      />
      <Field
        label={label}
        name="mobile"
        inputMode="tel"
        // HTML allows it for no field with the type `tel`.
        autoComplete="username"
        autoCapitalize="off"
        spellCheck={false}
        required
        ref={ref}
        error={error}
        defaultValue={store.getState().mobile}
        onInput={input}
        // Some password managers dispatch only this event.
        onChange={({ target, nativeEvent }) => nativeEvent.type === 'change' && format(target)}
        onBlur={({ target }) => format(target)}
      />
    </div>
  )
}
