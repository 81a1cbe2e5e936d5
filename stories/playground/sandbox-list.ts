/** Loads one of the sandbox's lists; empty if the page is served without a sandbox. */
export async function loadList<Item>(
  name: string,
  isItem: (value: unknown) => value is Item,
  signal: AbortSignal,
): Promise<readonly Item[]> {
  try {
    const answer = await fetch(`/sandbox/api/${name}`, { signal })
    const body: unknown = await answer.json()
    const list: unknown = Reflect.get(Object(body), name)
    return Array.isArray(list) ? list.filter(isItem) : []
  } catch {
    return []
  }
}
