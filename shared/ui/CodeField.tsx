import {
  type CompositionEvent,
  type CSSProperties,
  type FormEvent,
  type Ref,
  useCallback,
  useEffect,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { withAsciiDigits } from '../text/ascii-digits.ts'
import { preventSubmitWhileComposing } from './frame/composition.ts'
import { Icon } from './frame/Icon.tsx'
import { toneIcons } from './icons.ts'
import { Phrases } from './Phrases.tsx'
import { hiddenFromRecorders } from './recorders/marks.ts'

export interface CodeFieldProps {
  /** The accessible name, exactly. */
  label: string
  /** How many digits the code has. */
  length: number
  /** Digits only. */
  value: string
  onChange: (digits: string) => void
  /** Called once per complete code, after `onChange`. */
  onComplete: () => void
  error?: string | undefined
  /** In progress: read-only, keeps the focus. */
  busy?: boolean | undefined
  'aria-describedby'?: string | undefined
  ref?: Ref<HTMLInputElement> | undefined
}

/**
 * Finds the code in typed or pasted text: `123 456`, `code: 123-456`, a whole sentence. A number of
 * exactly that length wins over other numbers, and then one in groups.
 */
export const readCode = (text: string, length: number): string => {
  const ascii = withAsciiDigits(text)
  const numbers = ascii.match(/\d+/g) ?? []
  const whole = numbers.find((number) => number.length === length)
  const inGroups = new RegExp(`(?<!\\d[ -]?)\\d(?:[ -]?\\d){${length - 1}}(?![ -]?\\d)`).exec(ascii)
  return whole ?? inGroups?.[0].replace(/\D/g, '') ?? numbers.join('').slice(0, length)
}

/**
 * The field for a code from an e-mail: one native input over drawn cells, so that paste, autofill
 * and caret work natively.
 */
export const CodeField = (props: CodeFieldProps) => {
  const { label, length, value, onChange, onComplete, error, busy, ref } = props
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  useImperativeHandle(ref, () => field.current as HTMLInputElement)
  const [selection, setSelection] = useState<readonly [number, number]>([0, 0])

  // An uncontrolled input: React would overwrite the text that an input method is composing, and
  // write the code to an attribute, which recorders of a page would copy.
  useLayoutEffect(() => {
    if (field.current && field.current.value !== value) field.current.value = value
  }, [value])

  const follow = useCallback(() => {
    const { selectionStart, selectionEnd } = field.current ?? {}
    setSelection([selectionStart ?? 0, selectionEnd ?? 0])
  }, [])
  // Native listeners: React's `onSelect` reads the document's focus, which a shadow root hides.
  useEffect(() => {
    const listeners = new AbortController()
    for (const type of ['focus', 'select', 'selectionchange', 'keyup', 'pointerup']) {
      field.current?.addEventListener(type, follow, { signal: listeners.signal })
    }
    return () => listeners.abort()
  }, [follow])

  const take = (input: HTMLInputElement) => {
    const digits = readCode(input.value, length)
    if (digits !== input.value) {
      const before = readCode(input.value.slice(0, input.selectionStart ?? undefined), length)
      input.value = digits
      input.setSelectionRange(before.length, before.length)
    }
    follow()
    if (digits === value) return
    onChange(digits)
    if (digits.length === length) onComplete()
  }

  const input = ({ currentTarget, nativeEvent }: FormEvent<HTMLInputElement>) => {
    if (!(nativeEvent as InputEvent).isComposing) take(currentTarget)
  }

  const [start, end] = selection
  const first = Math.min(start, length - 1)
  const isActive = (at: number) => at >= first && at < Math.max(end, first + 1)
  const description = [error && `${id}e`, props['aria-describedby']].filter(Boolean).join(' ')

  return (
    <div className="tw-field">
      <label htmlFor={id}>{label}</label>
      {/* As an attribute: WebKit does not repaint the last cell when an attribute inside `:has()` changes. */}
      <div
        className="tw-code"
        part="field"
        style={{ '--_length': length } as CSSProperties}
        data-invalid={error ? true : undefined}
        data-busy={busy || undefined}
      >
        <input
          {...hiddenFromRecorders()}
          ref={field}
          id={id}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          translate="no"
          readOnly={busy}
          aria-invalid={error ? true : undefined}
          aria-describedby={description || undefined}
          onInput={input}
          // Some password managers dispatch only this event.
          onChange={({ target, nativeEvent }) => nativeEvent.type === 'change' && take(target)}
          onCompositionEnd={(event: CompositionEvent<HTMLInputElement>) =>
            take(event.currentTarget)
          }
          onKeyDown={preventSubmitWhileComposing}
        />
        <div aria-hidden="true">
          {Array.from({ length }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: cells are alike and never move
            <i key={at} data-active={isActive(at) || undefined} />
          ))}
        </div>
      </div>
      {error && (
        <p className="tw-error" id={`${id}e`}>
          <Icon d={toneIcons.error} />
          <span>
            <Phrases>{error}</Phrases>
          </span>
        </p>
      )}
    </div>
  )
}
