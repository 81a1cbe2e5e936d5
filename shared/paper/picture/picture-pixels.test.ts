import { expect, it } from 'vitest'
import { picturePixels } from './picture-pixels.ts'
import { ascii, jpeg, png } from './tiny-pictures.test-helper.ts'

it('the pixels of a picture are known without its end', () => {
  for (const picture of [jpeg, png]) {
    expect(picturePixels(picture)).toBe(8)
    expect(picturePixels(picture.subarray(0, -2))).toBe(8)
  }
  expect(picturePixels(png.subarray(0, -12))).toBe(8)
})

it('a file without the beginning of a picture has none', () => {
  expect(picturePixels(ascii('hello'))).toBeUndefined()
  expect(picturePixels(jpeg.subarray(0, 200))).toBeUndefined()
  expect(picturePixels(png.subarray(0, 40))).toBeUndefined()
  expect(picturePixels(Uint8Array.of(0xff, 0xd8, 0xff, 0xd9))).toBeUndefined()
})
