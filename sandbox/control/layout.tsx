/** @jsxImportSource hono/jsx */
import { html } from 'hono/html'
import type { Child } from 'hono/jsx'

/** A whole page as HTML. */
export const renderPage = (content: Child, title = 'Sandbox control') =>
  html`<!doctype html>${(
    <html lang="en" class="tw" data-theme="system">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="dark light" />
        <title>{title}</title>
        <link rel="stylesheet" href="/sandbox/assets/control.css" />
        <link rel="icon" href="/sandbox/assets/example-trust.svg" />
      </head>
      <body>{content}</body>
    </html>
  )}`

/** A part of the page with its heading. */
export function Section(props: { id: string; title: string; children: Child }) {
  return (
    <section id={props.id} aria-labelledby={`${props.id}-title`}>
      <h2 id={`${props.id}-title`}>{props.title}</h2>
      {props.children}
    </section>
  )
}

/** A column's heading; `figure` marks a column of amounts, which is right-aligned. */
type Head = string | { readonly figure: string }

const textOf = (head: Head | undefined) => (typeof head === 'object' ? head.figure : head)
const classOf = (head: Head | undefined) => (typeof head === 'object' ? 'figure' : undefined)

interface Row {
  readonly key: string
  /** The first cell names the row. */
  readonly cells: readonly Child[]
}

/**
 * A table. On a wide page it can scroll, also by keyboard; on a phone each row is a card with the
 * headings beside its values.
 */
export function Table(props: { label: string; heads: readonly Head[]; rows: readonly Row[] }) {
  const { label, heads, rows } = props
  return (
    <section class="scroll" aria-label={`Table: ${label}`} tabindex={0}>
      <table>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={textOf(head)} scope="col" class={classOf(head)}>
                {textOf(head)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells }) => (
            <tr key={key}>
              {cells.map((cell, at) => {
                const head = heads[at]
                return at === 0 ? (
                  <th key={textOf(head)} scope="row">
                    {cell}
                  </th>
                ) : (
                  <td key={textOf(head)} class={classOf(head)} data-head={textOf(head)}>
                    <div>{cell}</div>
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

export const Empty = (props: { children: Child }) => <p class="muted">{props.children}</p>

interface FieldProps {
  readonly label: string
  readonly name: string
  readonly hint?: string
  readonly isRequired?: boolean
  readonly type?: 'text' | 'number'
  readonly list?: string
}

/** A labelled input. */
export function Field({ label, name, hint, isRequired, type = 'text', list }: FieldProps) {
  return (
    <label>
      <span>{label}</span>
      <input
        name={name}
        type={type}
        required={isRequired}
        placeholder={hint}
        list={list}
        autocomplete="off"
        {...(type === 'number' && { min: 0, step: 1 })}
      />
    </label>
  )
}

/** A labelled select element; the first option is selected. */
export function Choice(props: {
  label: string
  name: string
  options: readonly (string | readonly [value: string, label: string])[]
}) {
  return (
    <label>
      <span>{props.label}</span>
      <select name={props.name}>
        {props.options.map((option) => {
          const [value, label] = typeof option === 'string' ? [option, option] : option
          return (
            <option key={value} value={value}>
              {label}
            </option>
          )
        })}
      </select>
    </label>
  )
}
