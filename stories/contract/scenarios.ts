import type { ContractModel } from '../../elements/contract/model/model.ts'
import { renderSignature } from '../../elements/contract/signature/render-signature.ts'
import {
  noDrafts,
  type SignatureDrafts,
} from '../../elements/contract/signature/signature-draft.ts'
import { markRead } from '../../elements/contract/text/use-reading.ts'
import { find } from '../support/shadow-queries.ts'
import type { ContractStory } from './ContractScreen.ts'

/** A name as a pen would write it, on a canvas of 800 pixels. */
export const flourish = (): SignatureDrafts => {
  const stroke = (steps: number, place: (share: number) => readonly [number, number]) =>
    Array.from({ length: steps }, (_, step) => {
      const [x, y] = place(step / (steps - 1))
      return { x, y, time: step * 16, pressure: 0.5 }
    })
  const strokes = [
    stroke(40, (t) => [
      120 + 160 * t + 40 * Math.sin(9 * t),
      195 - 120 * Math.sin(7 * t) * (1 - t / 2),
    ]),
    stroke(80, (t) => [304 + 240 * t + 16 * Math.cos(30 * t), 180 - 36 * Math.sin(30 * t)]),
    stroke(20, (t) => [160 + 500 * t, 240 - 18 * Math.sin(3 * t)]),
  ]
  return { ...noDrafts, ink: { width: 800, strokes } }
}

/** Resolves when the contract is loaded. */
const loaded = ({ store }: ContractModel): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      if (!store.getState().contract) return
      stop()
      resolve()
    }
    const stop = store.subscribe(look)
    look()
  })

/** Scenarios lead to the states of the stories as a user would. */
export const drawn = async ({ store }: ContractModel): Promise<void> => {
  const { ink } = flourish()
  const signature = await renderSignature(
    { kind: 'drawn', ink },
    { width: 800, height: 300, ratio: 1 },
  )
  if (!signature.ok) throw new Error(`no signature: ${signature.reason}`)
  store.setState({ signature })
}

export const submitted = async (model: ContractModel): Promise<void> => {
  await Promise.all([loaded(model), drawn(model)])
  const actions = await model.actions()
  await actions.submit()
}

/** Marks every article as read. */
export const readAll = ({ store }: ContractModel): void => {
  for (const article of store.getState().text?.legalText.sections.keys() ?? [])
    markRead(store, article)
}

/** Scrolls to the signature. */
export const toSignature: NonNullable<ContractStory['play']> = async ({ canvasElement }) =>
  (await find(canvasElement, '.tw-signature button')).scrollIntoView({ block: 'center' })
