import { signatureHeightShare } from '../../../shared/limits.ts'
import { inkColour } from './ink-colour.ts'

/** Fonts with a true italic: a slanted upright looks like a mistake. */
const latin =
  '"Monotype Corsiva","Lucida Calligraphy",Z003,"URW Chancery L","Hoefler Text","Palatino Linotype",Palatino,P052,Georgia'
/** Brush-like first. */
const chinese =
  '"Kaiti TC",BiauKai,"DFKai-SB",KaiTi,"Songti TC",PMingLiU,"Noto Serif TC","Noto Serif CJK TC"'
const japanese =
  '"Hiragino Mincho ProN","Yu Mincho",YuMincho,"MS PMincho","Noto Serif JP","Noto Serif CJK JP"'
const korean = 'Gungsuh,AppleMyungjo,"Nanum Myeongjo",Batang,"Noto Serif KR","Noto Serif CJK KR"'

const cannotSlant =
  /[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]/u

/** The font of a name, by its script; for Han characters alone by the reader's language. */
const fontOf = (name: string, language: string): { style: string; family: string } => {
  if (/\p{Script=Hangul}/u.test(name)) return { style: '', family: korean }
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(name)) return { style: '', family: japanese }
  if (!/\p{Script=Han}/u.test(name)) {
    return { style: cannotSlant.test(name) ? '' : 'italic ', family: latin }
  }
  return { style: '', family: language === 'ja' ? japanese : language === 'ko' ? korean : chinese }
}

/** The place of the signing line, as a share of the height; the style sheet draws it there too. */
export const signingLine = 0.74

/** Shares of the canvas' width. */
const largest = 0.14
const widest = 0.76
/** With smaller letters a name gets another line. On a phone of 360 pixels these have 18. */
const smallest = 0.05
const mostLines = 3

/** The height of all lines together, and of one line in units of its letters. */
const highest = 0.2
const lineHeight = 1.15

/** Joins parts to lines of about the same length. */
const linesOf = (parts: readonly string[], count: number, join: string): readonly string[] => {
  const upTo = (at: number) => parts.slice(0, at).join(join)
  if (count === 1) return [upTo(parts.length)]
  const length = upTo(parts.length).length / count
  let at = 1
  while (parts.length - at >= count && upTo(at + 1).length - length <= length - upTo(at).length) {
    at++
  }
  return [upTo(at), ...linesOf(parts.slice(at), count - 1, join)]
}

/** Breaks a name between its words; if it has too few, between its letters. */
const breakName = (name: string, count: number): readonly string[] => {
  const words = name.split(/\s+/)
  return words.length < count
    ? linesOf(name.match(/\P{M}\p{M}*/gu) ?? [name], count, '')
    : linesOf(words, count, ' ')
}

/**
 * Writes a name on the signing line of a canvas of that many CSS pixels, as large as fits. A name
 * whose letters would be too small has more lines, the last of them on the signing line.
 */
export function paintName(
  context: CanvasRenderingContext2D,
  name: string,
  width: number,
  language: string,
): void {
  const { style, family } = fontOf(name, language)
  const fontAt = (size: number) => `${style}${size}px ${family},serif`
  context.font = fontAt(largest * width)
  const widthOf = (line: string) => context.measureText(line).width
  const layOut = (count: number): { lines: readonly string[]; size: number } => {
    const lines = breakName(name, count)
    const fitting = (largest * widest * width) / Math.max(...lines.map(widthOf))
    const size = Math.min(largest, highest / count, fitting) * width
    return size < smallest * width && count < mostLines ? layOut(count + 1) : { lines, size }
  }
  const { lines, size } = layOut(1)
  context.font = fontAt(size)
  context.textAlign = 'center'
  // East Asian characters stand on the line with their lower edge.
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(name)) {
    context.textBaseline = 'ideographic'
  }
  context.fillStyle = inkColour
  const last = (signingLine - 0.02) * signatureHeightShare * width
  for (const [at, line] of lines.entries()) {
    context.fillText(line, width / 2, last - (lines.length - 1 - at) * lineHeight * size)
  }
}
