import { expect, it } from 'vitest'
import { pictureName } from './picture-name.ts'

it.each([
  ['slip.png', 'image/png', 'slip.png'],
  ['IMG_1.JPEG', 'image/jpeg', 'IMG_1.JPEG'],
  ['IMG_1.HEIC', 'image/jpeg', 'IMG_1.jpg'],
  ['slip.2026.11', 'image/png', 'slip.2026.png'],
  ['slip', 'image/jpeg', 'slip.jpg'],
  ['匯款單.png', 'image/png', '匯款單.png'],
  ['', 'image/png', 'picture.png'],
  ['.png', 'image/png', 'picture.png'],
])('%j of type %s is uploaded as %j', (name, type, sent) => {
  expect(pictureName(name, type)).toBe(sent)
})
