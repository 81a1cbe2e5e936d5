import { randomBytes } from 'node:crypto'

/** A token that no server has issued. */
export const unknownToken = () => `unknown-${randomBytes(12).toString('hex')}`
export const newKey = () => `conformance-${randomBytes(12).toString('hex')}`

/** A picture of one pixel. */
export const picture = () => {
  const bytes = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  )
  const form = new FormData()
  form.set('module', 'image')
  form.set('file', new File([bytes], 'proof.png', { type: 'image/png' }))
  return form
}

/** An address that no account has. */
export const newNobody = () => `${unknownToken()}@conformance.example`
