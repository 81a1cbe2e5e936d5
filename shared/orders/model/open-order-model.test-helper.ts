import { expect, it, vi } from 'vitest'
import type { PersonModel } from '../../element/model/current-person.ts'
import type { openPerson } from '../../element/model/open-person.test-helper.ts'
import type { ModelParts } from '../../element/model/parts.ts'
import type { Order, Receipt } from '../submission/order.ts'
import type { Orders } from './orders.ts'

/** An element of an account holder that sends orders; `openPerson` opens it. */
interface Opened<O extends Order, R extends Receipt, Step extends string>
  extends Pick<Awaited<ReturnType<typeof openPerson>>, 'emit' | 'root'> {
  readonly model: Pick<ModelParts, 'messages'> &
    PersonModel & {
      readonly store: { go(step: Step): void }
      readonly orders: Pick<Orders<O, R>, 'store'>
    }
  readonly submission: {
    resume(): void
    review(order: O): void
    confirm(): Promise<unknown>
    sendAgain(): Promise<unknown>
  }
}

interface Form<O extends Order, Step extends string> {
  readonly step: Step
  readonly title: string
  readonly order: O
}

interface OrderTests<O extends Order, R extends Receipt, Step extends string> {
  /** Opens the element, whose calls `answer` answers. */
  readonly open: (answer?: object) => Promise<Opened<O, R, Step>>
  /** The forms with a review, and an order of each. */
  readonly forms: readonly [Form<O, Step>, ...Form<O, Step>[]]
  /** The record of the first order, under review. */
  readonly item: { readonly orderNumber: string; readonly [field: string]: string }
}

/** What tw-transfer and tw-wallet have in common: tests of a model with orders that are reviewed. */
export function testOrders<O extends Order, R extends Receipt, Step extends string>({
  open,
  forms,
  item,
}: OrderTests<O, R, Step>) {
  const [{ step, order }] = forms

  it('opens the review of an order that is sent again on the first screen, and there says why it is refused', async () => {
    const { model, submission } = await open({ code: 28005, message: 'The limit is reached.' })
    const { kind, amount } = order
    model.orders.store.setState({
      phase: {
        name: 'unknown',
        unresolved: { kind, amount, idempotencyKey: 'key-1', isKeyed: true },
        order,
        isChecking: false,
        checkResult: 'notFound',
        isFinal: true,
      },
    })
    await submission.sendAgain()
    expect(model.orders.store.getState().phase).toMatchObject({
      name: 'review',
      issue: { kind: 'refused', code: 28005 },
    })
    expect(model.screen.current()).toMatchObject({ step: { step }, title: 'Check and confirm' })
  })

  it('follows a receipt again with a new token, unless the element is off the page', async () => {
    const { model, root, submission } = await open()
    const resume = vi.spyOn(submission, 'resume')
    model.lifecycle.refreshed('earlier', false)
    expect(resume).toHaveBeenCalledOnce()
    root.pause?.(true)
    model.lifecycle.refreshed('token', false)
    expect(resume).toHaveBeenCalledOnce()
  })

  it.each<Form<O, Step>>([...forms])(
    'gives the review of an order another title than its form, also to a host with a title bar: $step',
    async ({ step, title, order }) => {
      const { emit, model } = await open()
      model.store.go(step)
      expect(model.screen.current().title).toBe(title)
      model.orders.store.setState({ phase: { name: 'review', order } })
      expect(model.screen.current().title).toBe('Check and confirm')
      expect(emit).toHaveBeenLastCalledWith('tw-step', {
        step,
        title: 'Check and confirm',
        canGoBack: true,
      })
      model.orders.store.setState({ phase: { name: 'none' } })
      expect(model.screen.current().title).toBe(title)
    },
  )

  it('shows no failure of an earlier try once an order is accepted', async () => {
    const { model, submission } = await open({ code: 20000, success: true, message: 'OK' })
    const { toasts } = await model.messages.notifications()
    toasts.show('error', 'No connection')
    submission.review(order)
    await submission.confirm()
    expect(model.orders.store.getState().phase.name).toBe('none')
    expect(toasts.getSnapshot().map(({ text }) => text)).not.toContain('No connection')
  })

  it('announces no success of an order that is accepted with a rejected review', async () => {
    const rejected = { ...item, reviews: [{ tier: 'BROKER', state: 'REJECTED' }] }
    const answer = { code: 20000, success: true, data: { item: rejected } }
    const { emit, model, submission } = await open(answer)
    const { toasts } = await model.messages.notifications()
    submission.review(order)
    await submission.confirm()
    const { receipt } = model.orders.store.getState()
    expect(receipt?.record?.orderNumber).toBe(item.orderNumber)
    expect(emit.mock.calls.map(([type]) => type)).not.toContain('tw-success')
    expect(toasts.getSnapshot()).toEqual([])
  })
}
