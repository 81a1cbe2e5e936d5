import { afterEach, expect, it, vi } from 'vitest'
import { cleanPicture } from './clean-picture.ts'
import { inspectPicture } from './inspect-picture.ts'
import { afterStart, exif, file, inserted, jpeg } from './tiny-pictures.test-helper.ts'

afterEach(() => vi.unstubAllGlobals())

const photo = file(inserted(jpeg, afterStart, exif(6)), 'IMG_0001 at home.jpg')

it('a phone photo is uploaded without its GPS position and its name', async () => {
  const cleaned = await cleanPicture(photo, 'image/jpeg')
  if (!cleaned.ok) throw new Error(cleaned.reason)
  expect(await photo.text()).toContain('GPS')
  expect(await cleaned.picture.text()).not.toContain('GPS')
  expect(cleaned.picture).not.toBeInstanceOf(File)
  expect(await inspectPicture(cleaned.picture)).toEqual({ ok: true, type: cleaned.picture.type })
})

it('a picture that the browser cannot draw is refused', async () => {
  vi.stubGlobal('createImageBitmap', () =>
    Promise.reject(new DOMException('', 'InvalidStateError')),
  )
  expect(await cleanPicture(photo, 'image/jpeg')).toEqual({ ok: false, reason: 'undecodable' })
})

it('a picture that the browser cannot check is left to the server', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new TypeError()))
  expect((await cleanPicture(photo, 'image/jpeg')).ok).toBe(true)
  vi.stubGlobal('createImageBitmap', undefined)
  expect((await cleanPicture(photo, 'image/jpeg')).ok).toBe(true)
})

it('the bitmap of a drawn picture is closed at once', async () => {
  const close = vi.fn()
  vi.stubGlobal('createImageBitmap', async () => ({ close }))
  expect((await cleanPicture(photo, 'image/jpeg')).ok).toBe(true)
  expect(close).toHaveBeenCalledOnce()
})

it('a file that is gone or broken since it was inspected is refused without an exception', async () => {
  const gone = Object.assign(file(jpeg), { arrayBuffer: () => Promise.reject(new Error('gone')) })
  const cutOff = file(jpeg.subarray(0, 100))
  for (const broken of [gone, cutOff])
    expect(await cleanPicture(broken, 'image/jpeg')).toEqual({ ok: false, reason: 'undecodable' })
})
