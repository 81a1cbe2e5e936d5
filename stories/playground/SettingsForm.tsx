import { Fragment, useEffect, useId, useRef, useState } from 'react'
import type { ElementDocs } from '../../shared/element/element-docs.ts'
import { kebab } from '../../shared/element/entry/attributes.ts'
import type { Declaration } from '../../shared/element/entry/declaration.ts'
import { locales } from '../../shared/text/i18n/locale.ts'
import { choices, previewsOf, readSettings, type Settings } from './settings.ts'

/** What the sandbox lists: accounts have a name, contracts a number. */
interface Listed {
  readonly token?: string
  readonly name?: string
  readonly number?: string
}

/** The tokens that the sandbox knows; none if the page is served without a sandbox. */
function useTokens(list: 'accounts' | 'contracts') {
  const [tokens, setTokens] = useState<readonly Listed[]>([])
  useEffect(() => {
    fetch(`/sandbox/api/${list}`)
      .then((answer) => answer.json())
      .then((answer) => setTokens(answer[list]))
      .catch(() => setTokens([]))
  }, [list])
  return tokens.filter(({ token }) => token)
}

/** Attributes that a first visit has no use for. */
const rare = ['api-base', 'api-paths', 'without-idempotency-key', 'host-origins', 'debug']

interface SettingsFormProps {
  readonly declaration: Declaration
  readonly docs: ElementDocs
  readonly settings: Settings
  readonly onChange: (settings: Settings) => void
}

/** A form with a field for each choice and each declared attribute. A field that is left is applied. */
export function SettingsForm({ declaration, docs, settings, onChange }: SettingsFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const ids = useId()
  const isContract = declaration.tag === 'tw-contract'
  const tokens = useTokens(isContract ? 'contracts' : 'accounts')
  useEffect(() => {
    const read = ({ target }: Event) => {
      const fields = new URLSearchParams()
      for (const [name, value] of new FormData(form.current ?? undefined)) {
        fields.set(name, String(value))
      }
      // Another element has other attributes.
      const isOther = target instanceof HTMLSelectElement && target.name === 'element'
      onChange(readSettings(isOther ? new URLSearchParams({ element: target.value }) : fields))
    }
    const listeners = new AbortController()
    // Not `onChange` of React, which is called for each letter.
    form.current?.addEventListener('change', read, listeners)
    return () => listeners.abort()
  }, [onChange])

  const id = (name: string) => `${ids}${name}`
  /** A choice of `unset` leaves the field empty. */
  const select = (name: string, options: readonly string[], value: string, unset?: string) => (
    <select id={id(name)} name={name} defaultValue={value}>
      {options.map((option) => (
        <option key={option} value={option === unset ? '' : option}>
          {option}
        </option>
      ))}
    </select>
  )
  const all = Object.keys(declaration.properties)
  const isRare = (property: string) => rare.includes(kebab(property))
  const isSet = (property: string) => Boolean(settings.attributes[kebab(property)])
  const attribute = (property: string) => {
    const declared = declaration.properties[property]
    if (!declared || declared.type === 'callback') return null
    const name = kebab(property)
    const value = settings.attributes[name] ?? ''
    const own = { id: id(name), name }
    return (
      <Fragment key={`${name} ${value}`}>
        <label htmlFor={own.id} title={docs.properties[property]?.description}>
          {name}
        </label>
        {declared.type === 'choice' ? (
          select(name, declared.choices, value, declared.default)
        ) : declared.type === 'boolean' ? (
          <input {...own} type="checkbox" value="true" defaultChecked={!!value} />
        ) : (
          <input {...own} defaultValue={value} list={id(`known ${name}`)} />
        )}
      </Fragment>
    )
  }
  const makeContract = async () => {
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch('/sandbox/api/contract', { method: 'POST', headers, body: '{}' })
    const { token } = await answer.json()
    onChange({ ...settings, attributes: { ...settings.attributes, token } })
  }
  return (
    <form ref={form} aria-label="Settings" onSubmit={(event) => event.preventDefault()}>
      <h2>Preview</h2>
      {(['element', 'size', 'font'] as const).map((name) => (
        <Fragment key={name}>
          <label htmlFor={id(name)}>{name}</label>
          {select(name, choices[name], settings[name])}
        </Fragment>
      ))}
      <label htmlFor={id('preview')}>screen without a server</label>
      {select('preview', ['no', ...previewsOf(settings.element)], settings.preview, 'no')}
      <h2>Attributes</h2>
      {all.filter((property) => !isRare(property)).map(attribute)}
      <details open={all.some((property) => isRare(property) && isSet(property))}>
        <summary>More attributes</summary>
        <div>{all.filter(isRare).map(attribute)}</div>
      </details>
      <datalist id={id('known token')}>
        {tokens.map(({ token, name, number }) => (
          <option key={token} value={token}>
            {name ?? number}
          </option>
        ))}
      </datalist>
      <datalist id={id('known app-lang')}>
        {[...locales, 'system', 'zh_TW'].map((language) => (
          <option key={language} value={language} />
        ))}
      </datalist>
      {isContract && (
        <button type="button" onClick={makeContract}>
          New contract link
        </button>
      )}
    </form>
  )
}
