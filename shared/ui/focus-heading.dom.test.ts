import { afterEach, expect, it } from 'vitest'
import { focusHeading } from './focus-heading.ts'

afterEach(() => document.body.replaceChildren())

const draw = (html: string) => {
  document.body.innerHTML = html
  const one = (selector: string) => document.querySelector<HTMLElement>(selector) as HTMLElement
  return one
}

it('moves the focus of a control to the heading of its section, or to the title around it', () => {
  const one = draw(`
    <section>
      <h2>Title</h2>
      <section><h3>Part</h3><button id="inner"></button></section>
      <section><button id="outer"></button></section>
    </section>`)
  one('#inner').focus()
  focusHeading(one('#inner'))
  expect(document.activeElement).toBe(one('h3'))
  one('#outer').focus()
  focusHeading(one('#outer'))
  expect(document.activeElement).toBe(one('h2'))
})

it('leaves the focus where it is if the control does not have it', () => {
  const one = draw('<section><h2>Title</h2><button></button><input></section>')
  one('input').focus()
  focusHeading(one('button'))
  expect(document.activeElement).toBe(one('input'))
})
