/**
 * The addresses of a script that did not come, with this at their end, in turn: a browser may remember
 * that an address failed. Few, because an import map must name each for its integrity.
 */
export const retries = ['?retry=1', '?retry=2', '?retry=3'] as const
