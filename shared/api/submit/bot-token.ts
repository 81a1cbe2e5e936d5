/** Longest wait for a bot check, in milliseconds: a blocked check must not block the call. */
const timeoutMs = 3000

/**
 * The token of the host's bot check for an action; empty if there is no check, or if it fails or
 * takes too long.
 */
export async function botTokenOf(
  check: ((action: string) => Promise<string>) | null,
  action: string,
): Promise<string> {
  if (!check) return ''
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<string>((resolve) => {
    timer = setTimeout(() => resolve(''), timeoutMs)
  })
  try {
    return String((await Promise.race([check(action), late])) ?? '')
  } catch {
    return ''
  } finally {
    clearTimeout(timer)
  }
}
