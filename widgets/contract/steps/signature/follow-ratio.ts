/** Calls back whenever a CSS pixel is another number of pixels: another screen, another zoom. */
export function followRatio(changed: () => void): () => void {
  let list: MediaQueryList | undefined
  const turn = () => {
    follow()
    changed()
  }
  const stop = () => list?.removeEventListener('change', turn)
  // A query knows one ratio: each asks for the one of its time.
  const follow = () => {
    stop()
    list = matchMedia(`(resolution: ${devicePixelRatio}dppx)`)
    list.addEventListener('change', turn)
  }
  follow()
  return stop
}
