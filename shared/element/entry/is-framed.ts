/** Whether the page is in a frame. A webview is none. */
export const isFramed = (): boolean => window.parent !== window
