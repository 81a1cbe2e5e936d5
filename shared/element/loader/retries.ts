/**
 * Queries for the URL of a script that failed, used in turn: a browser may remember that a URL
 * failed. Few, because an import map must name each one for its integrity.
 */
export const retries = ['?retry=1', '?retry=2', '?retry=3'] as const
