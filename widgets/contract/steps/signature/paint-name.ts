import { signatureHeightShare } from '../../../../shared/limits.ts'
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

/** Writes a name on the signing line, as large as fits, on a canvas of that many CSS pixels. */
export function paintName(
  context: CanvasRenderingContext2D,
  name: string,
  width: number,
  language: string,
): void {
  const { style, family } = fontOf(name, language)
  const fontAt = (size: number) => `${style}${size}px ${family},serif`
  const size = largest * width
  context.font = fontAt(size)
  const shrunk = Math.min(1, (widest * width) / context.measureText(name).width)
  context.font = fontAt(size * shrunk)
  context.textAlign = 'center'
  // East Asian characters stand on the line with their lower edge.
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(name)) {
    context.textBaseline = 'ideographic'
  }
  context.fillStyle = inkColour
  context.fillText(name, width / 2, (signingLine - 0.02) * signatureHeightShare * width)
}
