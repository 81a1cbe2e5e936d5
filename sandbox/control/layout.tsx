/** @jsxImportSource hono/jsx */
import { html } from 'hono/html'
import type { Child } from 'hono/jsx'

/** A whole page as HTML. */
export const renderPage = (content: Child, title = 'Sandbox control') =>
  html`<!doctype html>${(
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
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

/** A table that scrolls on a narrow page, also from the keyboard. */
export function Table(props: { label: string; heads: readonly string[]; children: Child }) {
  return (
    <section class="scroll" aria-label={`Table: ${props.label}`} tabindex={0}>
      <table>
        <thead>
          <tr>
            {props.heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{props.children}</tbody>
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
