const gold = '#b8934a'

const svg = (content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" width="48" height="48">${content}</svg>`

/** A coin with a sign of our own on it; no network's logo is copied. */
const coin = (colour: string, sign: string): string =>
  svg(
    `<circle cx="24" cy="24" r="23" fill="${colour}"/>` +
      '<circle cx="24" cy="24" r="19.5" fill="none" stroke="#fff" stroke-opacity=".45"/>' +
      `<path d="${sign}" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>`,
  )

/** A rosette of interlaced rings, as on banknotes. */
const rosette = (): string => {
  const rings = Array.from(
    { length: 12 },
    (_, index) =>
      `<ellipse cx="24" cy="24" rx="19" ry="8" transform="rotate(${index * 15} 24 24)"/>`,
  )
  return svg(
    `<g fill="none" stroke="${gold}" stroke-width=".9">${rings.join('')}</g>` +
      `<circle cx="24" cy="24" r="5" fill="${gold}"/>`,
  )
}

/** The pictures that the channels and the company refer to, by file name. */
export const icons: Readonly<Record<string, string>> = {
  'example-trust.svg': rosette(),
  'usdt.svg': coin('#1f7a63', 'M15 16h18M24 16v18M17 24h14'),
  'tron.svg': coin('#a63a3a', 'M14 15l20 5-11 15z'),
  'polygon.svg': coin('#6b46a8', 'M24 13l9.5 5.5v11L24 35l-9.5-5.5v-11z'),
  'ethereum.svg': coin('#4a5a94', 'M24 12l9 13-9 11-9-11z'),
  'bnb.svg': coin('#8a6a14', 'M24 14l10 10-10 10-10-10zM24 20l4 4-4 4-4-4z'),
}
