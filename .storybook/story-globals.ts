import { createContext } from 'react'

/** Language and theme from the toolbar, for every story. */
export const StoryGlobals = createContext({ theme: 'dark', locale: 'en' })
