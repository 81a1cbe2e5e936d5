import { border, bundle, rosette, swellingRosette, type Turned } from './curves.ts'

/** Lines of one style: their width in the ornament's units, unless they are outlines, and their opacity. */
interface Layer {
  readonly lines: Turned
  readonly width?: number
  readonly opacity: number
}

/** Each line is in the file once; its copies are rotated `<use>` elements. */
const svg = (viewBox: string, layers: readonly Layer[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" fill="none" stroke="#000">${layers
    .map(({ lines: { path, angles, isOutline }, width, opacity }, at) => {
      const uses = angles
        .slice(1)
        .map((angle) => `<use href="#l${at}" transform="rotate(${Number(angle.toFixed(3))})"/>`)
      const style = isOutline
        ? `fill="#000" stroke="none" fill-rule="evenodd" fill-opacity="${opacity}"`
        : `stroke-width="${width}" stroke-opacity="${opacity}"`
      return `<g ${style}><path id="l${at}" d="${path}"/>${uses.join('')}</g>`
    })
    .join('')}</svg>`

/** A round ornament of 1000 by 1000 with its centre at the origin. */
const round = (layers: readonly Layer[]) => svg('-500 -500 1000 1000', layers)

const radius = 500

/** A chip: a rounded square, its contacts, and on each contact lines of its own direction. */
const chip = (): string => {
  const rows = (count: number, line: (at: number) => string) =>
    Array.from({ length: count }, (_, at) => line(at)).join('')
  const outer = 'M7 1h32a6 6 0 0 1 6 6v22a6 6 0 0 1-6 6H7a6 6 0 0 1-6-6V7a6 6 0 0 1 6-6'
  const contacts =
    'M1 12h10l4 4v4l-4 4H1M45 12H35l-4 4v4l4 4h10M15 16V9l4-4h8l4 4v7M15 20v7l4 4h8l4-4v-7M23 1v4M23 31v4'
  const engraved = [
    rows(13, (at) => `M${17 + at} 9v18`),
    rows(8, (at) => {
      const [y, length] = [13.6 + at * 1.25, 8 + Math.min(at, 7 - at)]
      return `M3 ${y}h${length}M43 ${y}h-${length}`
    }),
    rows(6, (at) => `M4 ${4 + at * 1.25}h12m14 0h12M4 ${25.8 + at * 1.25}h12m14 0h12`),
  ].join('')
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 46 36" fill="none" stroke="#000">' +
    `<path stroke-width=".42" stroke-opacity=".8" d="${engraved}"/>` +
    `<path stroke-width="1.4" d="${outer}${contacts}"/></svg>`
  )
}

/**
 * The line-work of the site by the name of its file: `/ornaments/hero.svg`. Shapes only, used as
 * masks: the colour is the theme's.
 */
export const ornaments: Readonly<Record<string, string>> = {
  /** The large rosette of the home page: lines that swell outwards, and a finer net over them. */
  hero: round([
    {
      lines: swellingRosette(
        { radius, strands: 16, petals: 12, inner: 0.62, outer: 0.985 },
        0.35,
        1.9,
      ),
      opacity: 0.86,
    },
    {
      lines: rosette({ radius, strands: 6, petals: 36, inner: 0.8, outer: 0.97 }),
      width: 0.4,
      opacity: 0.4,
    },
    {
      lines: swellingRosette(
        { radius, strands: 14, petals: 8, inner: 0.32, outer: 0.68, ripples: 48 },
        0.35,
        1.5,
      ),
      opacity: 0.76,
    },
    {
      lines: swellingRosette(
        { radius, strands: 14, petals: 5, inner: 0.06, outer: 0.38 },
        0.4,
        1.7,
      ),
      opacity: 0.9,
    },
  ]),
  /** A medallion around a number. */
  medallion: round([
    {
      lines: rosette({ radius, strands: 9, petals: 16, inner: 0.72, outer: 0.98 }),
      width: 2.2,
      opacity: 0.9,
    },
    {
      lines: rosette({ radius, strands: 8, petals: 9, inner: 0.54, outer: 0.76 }),
      width: 1.8,
      opacity: 0.6,
    },
  ]),
  /** The same for a number in a row, down to 40 pixels: fewer lines, and wider. */
  'medallion-small': round([
    {
      lines: rosette({ radius, strands: 6, petals: 12, inner: 0.72, outer: 0.97 }),
      width: 12,
      opacity: 0.9,
    },
  ]),
  /** The seal of a document: dense at the rim, a flower in the middle. */
  seal: round([
    {
      lines: rosette({ radius, strands: 12, petals: 24, inner: 0.78, outer: 0.97, ripples: 96 }),
      width: 1.8,
      opacity: 0.9,
    },
    {
      lines: rosette({ radius, strands: 9, petals: 6, inner: 0.1, outer: 0.74 }),
      width: 1.8,
      opacity: 0.7,
    },
  ]),
  /** The face of the credit card: two bundles that cross. */
  card: svg(
    '0 0 860 540',
    [0, 0.5].map((shift, at) => ({
      lines: bundle({
        width: 860,
        height: 540,
        strands: 30,
        waves: 1,
        swing: 0.16,
        knots: 2,
        shift: shift + 0.08,
      }),
      width: at ? 0.7 : 0.9,
      opacity: at ? 0.55 : 0.85,
    })),
  ),
  chip: chip(),
  /** Clearing: two streams that turn into each other. */
  clearing: round([
    {
      lines: rosette({ radius, strands: 30, petals: 2, inner: 0.52, outer: 0.98 }),
      width: 1.2,
      opacity: 0.75,
    },
  ]),
  /** Custody: closed rings around an empty middle. */
  custody: round([
    {
      lines: rosette({ radius, strands: 9, petals: 36, inner: 0.84, outer: 0.98 }),
      width: 1.3,
      opacity: 0.9,
    },
    {
      lines: rosette({ radius, strands: 9, petals: 24, inner: 0.68, outer: 0.84 }),
      width: 1.3,
      opacity: 0.7,
    },
    {
      lines: rosette({ radius, strands: 9, petals: 16, inner: 0.52, outer: 0.68 }),
      width: 1.3,
      opacity: 0.5,
    },
  ]),
  /** Verification: an iris. */
  verification: round([
    {
      lines: rosette({ radius, strands: 12, petals: 7, inner: 0.56, outer: 0.98 }),
      width: 1.3,
      opacity: 0.8,
    },
    {
      lines: rosette({ radius, strands: 10, petals: 28, inner: 0.52, outer: 0.61 }),
      width: 1.3,
      opacity: 0.7,
    },
  ]),
  /** A border that closes a page. */
  border: svg('0 0 1600 72', [{ lines: border(1600, 72, 9, 16), width: 0.9, opacity: 0.85 }]),
}
