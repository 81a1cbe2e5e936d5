import { createElement } from 'react'
import { hydrateRoot } from 'react-dom/client'

/** What the site is compared with: React and react-dom, and nothing else. */
hydrateRoot(document.body, createElement('p', null, 'Hello'))
