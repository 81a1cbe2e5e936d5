import { createContext } from 'react'

/** What the toolbar says: the language and theme of every story. */
export const StoryGlobals = createContext({ theme: 'dark', locale: 'en' })
