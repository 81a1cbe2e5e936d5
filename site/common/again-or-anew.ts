/**
 * Tries again to load a file of the page. Firefox remembers that a file did not load, and only a new
 * document asks for it again: so from the second failure on, the page is opened anew if there is a
 * connection.
 */
export function againOrAnew(failures: number, again: () => void): void {
  if (failures > 1 && navigator.onLine) location.reload()
  else again()
}
