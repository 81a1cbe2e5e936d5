import { createElement } from 'react'
import { hydrateRoot } from 'react-dom/client'

/** The baseline of the site: React and react-dom, and nothing else. */
hydrateRoot(document.body, createElement('p', null, 'Hello'))
