import { createContext } from 'react'

/** What the toolbar says: the language and theme of every story. */
export const Wearing = createContext({ theme: 'dark', locale: 'en' })
