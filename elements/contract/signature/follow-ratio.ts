/** Calls back when the device pixel ratio changes: another screen, another zoom. */
export function followRatio(changed: () => void): () => void {
  let list: MediaQueryList | undefined
  const turn = () => {
    follow()
    changed()
  }
  const stop = () => list?.removeEventListener('change', turn)
  // A media query matches one ratio, so each change needs a new query.
  const follow = () => {
    stop()
    list = matchMedia(`(resolution: ${devicePixelRatio}dppx)`)
    list.addEventListener('change', turn)
  }
  follow()
  return stop
}
