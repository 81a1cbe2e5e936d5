import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import {
  type KeyboardEvent,
  type Ref,
  useEffect,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { languageTag } from '../../text/i18n/language-tag.ts'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { Field } from '../../ui/Field.tsx'
import { isComposing } from '../../ui/frame/composition.ts'
import { Icon } from '../../ui/frame/Icon.tsx'
import { chevronRight, toneIcons } from '../../ui/icons.ts'
import { regionCodes } from './region-codes.ts'
import { findRegions, type Region, regionName, regionsIn } from './regions.ts'

interface RegionFieldProps {
  /** The accessible name of the field, and the title of its dialog. */
  readonly label: string
  /** ISO 3166-1 alpha-2; empty for none. */
  readonly value: string
  readonly onChange: (code: string) => void
  /** The regions to choose from; by default every one where people live. */
  readonly codes?: readonly string[] | undefined
  /** What is shown beside a name, for example its dial code. */
  readonly detailOf?: ((code: string) => string) | undefined
  /** Shows only the detail in the closed field. */
  readonly isShort?: boolean | undefined
  readonly error?: string | undefined
  readonly hint?: string | undefined
  readonly ref?: Ref<HTMLButtonElement> | undefined
}

const noDetail = () => ''

/** A choice of one region: a button that shows it, and a dialog with a search. */
export const RegionField = (props: RegionFieldProps) => {
  const { label, value, onChange, codes = regionCodes, detailOf = noDetail, isShort } = props
  const { error, hint, ref } = props
  const { t, i18n } = useLingui()
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  useImperativeHandle(ref, () => button.current as HTMLButtonElement)
  const [isOpen, setOpen] = useState(false)
  const tag = languageTag(i18n.locale)
  const name = value && regionName(value, tag)
  const shown = isShort ? detailOf(value) : name
  return (
    <div className="tw-field tw-region">
      <span className="tw-label" id={id}>
        {label}
      </span>
      <button
        ref={button}
        type="button"
        className="tw-control"
        part="field"
        aria-haspopup="dialog"
        aria-labelledby={`${id} ${id}v`}
        aria-invalid={error ? true : undefined}
        aria-describedby={
          [error && `${id}e`, hint && `${id}h`].filter(Boolean).join(' ') || undefined
        }
        onClick={() => setOpen(true)}
      >
        <span id={`${id}v`} data-empty={!value || undefined}>
          {isShort && <span className="tw-hidden">{`${name} `}</span>}
          <span>{shown || t`Please select`}</span>
        </span>
        <Icon d={chevronRight} />
      </button>
      {error && (
        <p className="tw-error" id={`${id}e`} role="alert">
          <Icon d={toneIcons.error} />
          <span>{error}</span>
        </p>
      )}
      {hint && (
        <p className="tw-hint" id={`${id}h`}>
          {hint}
        </p>
      )}
      <Dialog title={label} open={isOpen} onClose={() => setOpen(false)} closeLabel={t`Close`}>
        <RegionList
          codes={codes}
          detailOf={detailOf}
          tag={tag}
          value={value}
          onChoose={(code) => {
            setOpen(false)
            onChange(code)
          }}
        />
      </Dialog>
    </div>
  )
}

interface RegionListProps {
  readonly codes: readonly string[]
  readonly detailOf: (code: string) => string
  readonly tag: string
  readonly value: string
  readonly onChoose: (code: string) => void
}

/**
 * Keys that move through the list, and by how much; a page is about as many rows as are visible.
 */
const moves: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: 8,
  PageUp: -8,
}

/** The search with its list, as a combobox: the focus stays in the search, the arrows move the choice. */
const RegionList = ({ codes, detailOf, tag, value, onChoose }: RegionListProps) => {
  const { t } = useLingui()
  const id = useId()
  const [text, setText] = useState('')
  const all = useMemo(() => regionsIn(codes, tag, detailOf), [codes, tag, detailOf])
  const found = useMemo(() => findRegions(all, text), [all, text])
  const chosen = found.findIndex(({ code }) => code === value)
  const [at, setAt] = useState(Math.max(0, chosen))
  const list = useRef<HTMLDivElement>(null)
  const search = useRef<HTMLInputElement>(null)
  const n = found.length
  const active: Region | undefined = found[at]

  // Before the dialog opens, because it focuses the element with the attribute.
  useLayoutEffect(() => search.current?.setAttribute('autofocus', ''), [])
  // After the dialog has opened.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another row is active
  useEffect(() => {
    list.current?.querySelector('[data-active]')?.scrollIntoView?.({ block: 'nearest' })
  }, [active])

  const press = (event: KeyboardEvent) => {
    if (isComposing(event)) return
    const move = moves[event.key]
    if (move !== undefined) setAt(Math.min(Math.max(at + move, 0), n - 1))
    else if (event.key === 'Enter') {
      if (active) onChoose(active.code)
    } else return
    event.preventDefault()
  }
  return (
    <div className="tw-region-choice">
      <Field
        label={t`Search`}
        name="search"
        type="text"
        ref={search}
        role="combobox"
        aria-expanded
        aria-autocomplete="list"
        aria-controls={`${id}l`}
        aria-activedescendant={active && `${id}${active.code}`}
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="done"
        value={text}
        onChange={({ target }) => {
          setText(target.value)
          setAt(0)
        }}
        onKeyDown={press}
      />
      <p className="tw-hidden" role="status">
        {t`${plural(n, { one: '# result', other: '# results' })}`}
      </p>
      {n === 0 && <p className="tw-hint">{t`No region matches your search.`}</p>}
      <div
        className="tw-region-list"
        role="listbox"
        id={`${id}l`}
        aria-label={t`Regions`}
        ref={list}
      >
        {found.map(({ code, name, detail }, row) => (
          // The focus stays in the search, whose keys move through the options.
          // biome-ignore lint/a11y/useKeyWithClickEvents: `press` takes the keys
          <div
            key={code}
            id={`${id}${code}`}
            role="option"
            tabIndex={-1}
            aria-selected={code === value}
            data-active={row === at || undefined}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onChoose(code)}
          >
            <span>{name}</span>
            {detail && <span>{detail}</span>}
          </div>
        ))}
      </div>
    </div>
  )
}
