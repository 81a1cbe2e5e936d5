/** What draws an element, as one lazy module in React's own chunk. */
export { createElement } from 'react'
export { createRoot } from 'react-dom/client'
