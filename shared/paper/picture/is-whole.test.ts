import { describe, expect, it } from 'vitest'
import { isWhole } from './is-whole.ts'
import { joined } from './png/bytes.ts'
import { ascii, jpeg, png } from './tiny-pictures.test-helper.ts'

const verdict = (bytes: Uint8Array) => isWhole(new Blob([Uint8Array.from(bytes)]))

describe('a JPEG or PNG', () => {
  it('is whole, also with something behind its end', async () => {
    for (const picture of [jpeg, png]) {
      expect(await verdict(picture)).toBe(true)
      expect(await verdict(joined([picture, ascii('trailer')]))).toBe(true)
    }
  })

  it('is not whole if it is cut off', async () => {
    for (const picture of [jpeg, png]) {
      expect(await verdict(picture.subarray(0, picture.length * 0.6))).toBe(false)
      expect(await verdict(picture.subarray(0, -1))).toBe(false)
    }
  })
})

it('any other file is left to the decoder', async () => {
  expect(await verdict(ascii('GIF89a'))).toBe(true)
  expect(await verdict(new Uint8Array())).toBe(true)
})
