import { expect, test } from 'vitest'
import { rgbOf } from '../../ui/theme/contrast.ts'
import { light, type Palette } from '../../ui/theme/tokens.ts'
import { contrastWarnings } from './contrast-warnings.ts'

const warningsOf = (palette: Palette) => contrastWarnings((meaning) => rgbOf(palette[meaning]))

test('colours that can be read have no warning', () => {
  expect(warningsOf(light)).toEqual([])
})

test('a pale action of the page is named with the colours that it meets', () => {
  const warnings = warningsOf({ ...light, action: '#cfb53b' })
  expect(warnings).toContain(
    'shows action on surface with a contrast of 2.03: it needs 4.5. Change --tw-color-action or --tw-color-surface.',
  )
  expect(warnings.some((warning) => warning.includes('on-action on action'))).toBe(true)
})

test('a colour that is not opaque is not judged', () => {
  expect(contrastWarnings(() => undefined)).toEqual([])
})
