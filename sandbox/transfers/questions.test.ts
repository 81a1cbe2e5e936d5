import * as v from 'valibot'
import { expect, test } from 'vitest'
import { itemOf } from '../../shared/api/wire/data.ts'
import { historyPage, historyRecord } from '../../shared/api/wire/history.ts'
import { uploaded } from '../../shared/api/wire/upload.ts'
import { crashAtEachWrite } from '../testing/crash.ts'
import { eachDatabase } from '../testing/each-database.ts'
import {
  errorOf,
  imageForm,
  orderOf,
  type TestSandbox,
  tinyPng,
  usdWithdrawal,
} from '../testing/test-sandbox.ts'

const questionsOf = async (sandbox: TestSandbox, token: string, orderNumber: string) => {
  const path = { orderNumber }
  const answer = await sandbox.call('getHistoryRecord', itemOf(historyRecord), { token, path })
  return (answer.ok && answer.value?.questions) || []
}

const upload = async (sandbox: TestSandbox, token: string): Promise<string> => {
  const answer = await sandbox.call('uploadImage', uploaded, { token, body: imageForm(tinyPng) })
  if (!answer.ok) throw new Error(answer.error.message)
  return answer.value.url
}

/** An order under review with an open question. */
async function asked(sandbox: TestSandbox) {
  const token = await sandbox.createAccount('1000')
  const orderNumber = orderOf(await sandbox.transfer(token, usdWithdrawal('400')))
  const ask = (text: string) => sandbox.control('POST', 'reviews/question', { orderNumber, text })
  expect((await ask('Where does it come from?')).status).toBe(200)
  const [question] = await questionsOf(sandbox, token, orderNumber)
  if (!question) throw new Error('no question')
  const answer = (text: string, files: readonly string[] = [], by = token) =>
    sandbox.call('answerQuestion', v.unknown(), {
      token: by,
      key: 'answer',
      body: { questionId: question.id, text, files },
    })
  return { token, orderNumber, question, ask, answer }
}

eachDatabase((get) => {
  test('a question is in the record, told by mail, answered once, and read by the reviewer', async () => {
    const sandbox = get()
    const { token, orderNumber, question, ask, answer } = await asked(sandbox)
    expect(question).toMatchObject({ text: 'Where does it come from?', answer: null })
    expect((await ask('Another?')).status).toBe(400)
    expect((await sandbox.control('GET', 'inbox')).json.mails[0].text).toContain(question.text)

    const files = [await upload(sandbox, token), await upload(sandbox, token)]
    const answers = await Promise.all([answer(' My salary. ', files), answer('My salary.', files)])
    expect(answers.map(({ ok }) => ok)).toEqual([true, true])
    expect(errorOf(await answer('Something else'))?.message).toMatch(/already been answered/)
    const [kept] = await questionsOf(sandbox, token, orderNumber)
    expect(kept?.answer).toMatchObject({ text: 'My salary.', files })
    const { reviews } = (await sandbox.control('GET', 'reviews')).json
    expect(reviews[0].questions[0].answer).toMatchObject({ text: 'My salary.' })
    expect((await ask('And the rest?')).status).toBe(200)
  })

  test('with a question the review has begun: the order can no longer be cancelled', async () => {
    const sandbox = get()
    const { token, orderNumber } = await asked(sandbox)
    const body = { orderNumber }
    expect((await sandbox.call('cancelTransfer', v.unknown(), { token, body })).ok).toBe(false)
  })

  test.each([
    ['nothing', ' ', 0, 'Enter an answer.'],
    ['too many letters', 'a'.repeat(2001), 0, 'An answer has at most 2000 characters.'],
    ['too many images', 'Yes', 6, 'An answer has at most 5 images.'],
  ])('an answer of %s is refused, and nothing of it is kept', async (_, text, count, message) => {
    const sandbox = get()
    const { token, orderNumber, answer } = await asked(sandbox)
    const url = count > 0 ? await upload(sandbox, token) : ''
    expect(errorOf(await answer(text, Array(count).fill(url)))?.message).toBe(message)
    expect((await questionsOf(sandbox, token, orderNumber))[0]?.answer).toBeNull()
  })

  test('images of another account and answers of another account are refused', async () => {
    const sandbox = get()
    const { token, orderNumber, answer } = await asked(sandbox)
    const stranger = await sandbox.createAccount('1')
    expect((await answer('Yes', [await upload(sandbox, stranger)])).ok).toBe(false)
    expect((await answer('Yes', [], stranger)).ok).toBe(false)
    expect((await questionsOf(sandbox, token, orderNumber))[0]?.answer).toBeNull()
  })

  test('a decided order needs no answer', async () => {
    const sandbox = get()
    const { orderNumber, answer } = await asked(sandbox)
    await sandbox.review(orderNumber, 'BROKER', 'reject')
    expect(errorOf(await answer('Too late'))?.message).toMatch(/has been decided/)
  })

  test('a record that needs an answer is named with every first page, until it has it', async () => {
    const sandbox = get()
    const { token, orderNumber, answer } = await asked(sandbox)
    const needsAnswer = async (query: Record<string, string>) => {
      const page = await sandbox.call('getHistory', historyPage, { token, query })
      return page.ok ? page.value.needsAnswer : undefined
    }
    // Newer records fill the page, or another type is asked for.
    for (let at = 0; at < 3; at++) await sandbox.transfer(token, usdWithdrawal('100'))
    for (const query of [{ type: 'PROCESS', limit: '3' }, { type: 'DEPOSIT' }] as const) {
      expect(await needsAnswer({ ...query })).toMatchObject({ orderNumber })
    }
    await answer('My salary.')
    expect(await needsAnswer({})).toBeNull()
  })

  test('a crash at any write of a question or of its answer undoes all of it', async () => {
    const sandbox = get()
    const { token, orderNumber, question, ask, answer } = await asked(sandbox)
    const files = [await upload(sandbox, token)]
    const first = async () => (await questionsOf(sandbox, token, orderNumber))[0]
    await crashAtEachWrite(sandbox, ['questions', 'answer_files'], async () => {
      expect((await answer('My salary.', files)).ok).toBe(false)
      expect(await first()).toEqual(question)
    })
    expect((await answer('My salary.', files)).ok).toBe(true)
    expect((await answer('My salary.', files)).ok).toBe(true)
    expect((await first())?.answer).toMatchObject({ text: 'My salary.', files })

    await crashAtEachWrite(sandbox, ['questions', 'mails'], async () => {
      expect((await ask('And the rest?')).status).toBe(500)
      expect(await questionsOf(sandbox, token, orderNumber)).toHaveLength(1)
    })
    // The first question of an order begins its review.
    const fresh = orderOf(await sandbox.transfer(token, usdWithdrawal('100')))
    await crashAtEachWrite(sandbox, ['reviews', 'questions', 'mails'], async () => {
      const asked = { orderNumber: fresh, text: 'Why?' }
      expect((await sandbox.control('POST', 'reviews/question', asked)).status).toBe(500)
    })
    const body = { orderNumber: fresh }
    expect((await sandbox.call('cancelTransfer', v.unknown(), { token, body })).ok).toBe(true)
  })
})
