import { expect, it } from 'vitest'
import { createSavedInputs } from './saved-inputs.ts'

interface Inputs {
  convert: { amount: string }
  friend: { account: string }
}

it('keeps what was typed for the next time the form is open', () => {
  const inputs = createSavedInputs<Inputs>()
  const first = inputs.open('convert')
  expect(first.value).toBeUndefined()
  first.save({ amount: '5' })
  expect(inputs.open('convert').value).toEqual({ amount: '5' })
  expect(inputs.open('friend').value).toBeUndefined()
})

it('forgets what was accepted, also if its form is closed after that', () => {
  const inputs = createSavedInputs<Inputs>()
  const form = inputs.open('convert')
  form.save({ amount: '5' })
  inputs.clear('convert')
  form.save({ amount: '5' })
  const next = inputs.open('convert')
  expect(next.value).toBeUndefined()
  next.save({ amount: '6' })
  expect(inputs.open('convert').value).toEqual({ amount: '6' })
})
