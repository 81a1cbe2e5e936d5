import r2wc from '@r2wc/react-to-web-component'
import { createElement } from 'react'

/** The baseline of every measurement: an element of React, react-dom and r2wc, and nothing else. */
const Bare = ({ name }: { name?: string }) => createElement('p', null, `Hello ${name ?? ''}`)

customElements.define('tw-bare', r2wc(Bare, { shadow: 'open', props: { name: 'string' } }))
