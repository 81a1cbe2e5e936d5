import { createHash } from 'node:crypto'
import { describe, expect, it, vi } from 'vitest'
import type { Answer } from '../../shared/api/errors.ts'
import { contractText } from '../../shared/legal-text/contract-text.ts'
import { readSignatureNote, signatureKeyword } from '../../shared/legal-text/signature-note.ts'
import { pngText } from '../../shared/picture/png-text.ts'
import { contract, gate, no, ok, openSigning, record, text } from './fake-contract.test-helper.ts'

const sha256 = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex')

const uploadedBytes = async (of: Awaited<ReturnType<typeof openSigning>>) =>
  new Uint8Array((await of.api.upload.mock.calls.at(-1)?.[0].arrayBuffer()) ?? new ArrayBuffer(0))

describe('a signature that is submitted', () => {
  it('is uploaded with the hash of the exact text in it, and signs with what the call takes', async () => {
    const it = await openSigning()
    await it.signing.submit()
    const bytes = await uploadedBytes(it)
    const exact = contractText(text, { ...contract, date: '2026-11-21' })
    expect(exact).toContain('Party A: Institution')
    const note = readSignatureNote(pngText(bytes, signatureKeyword) ?? '')
    expect(note).toEqual({ textHash: sha256(exact), locale: 'en', date: '2026-11-21' })
    expect(it.api.sign.mock.calls).toEqual([
      [{ paymentImg: [], paymentId: '7', signature: '/u/1.png' }, 'key-1'],
    ])
    expect(it.get().phase).toMatchObject({
      name: 'signed',
      receipt: {
        number: 'TW-1',
        partA: 'Institution',
        partB: 'Broker',
        textHash: sha256(exact),
        signatureHash: sha256(bytes),
      },
    })
    expect(it.said.onSigned).toHaveBeenCalledOnce()
  })

  it('is signed today, also on a page that was open overnight', async () => {
    const it = await openSigning()
    it.clock.now = new Date(2026, 10, 22, 0, 1)
    await it.signing.submit()
    expect(it.get().date).toBe('2026-11-22')
    expect(readSignatureNote(pngText(await uploadedBytes(it), signatureKeyword) ?? '')?.date).toBe(
      '2026-11-22',
    )
  })

  it('that is missing says so and sends nothing', async () => {
    const it = await openSigning()
    it.store.setState({ signature: undefined })
    await it.signing.submit()
    expect(it.said.onMissing).toHaveBeenCalledOnce()
    expect(it.api.upload).not.toHaveBeenCalled()
  })

  it('goes out once, however often it is pressed', async () => {
    const it = await openSigning()
    const answer = gate<Answer<undefined>>()
    it.api.sign.mockReturnValueOnce(answer.promise)
    const presses = [it.signing.submit(), it.signing.submit(), it.signing.submit()]
    answer.open(ok(undefined))
    await Promise.all(presses)
    await it.signing.submit()
    expect(it.api.upload).toHaveBeenCalledOnce()
    expect(it.api.sign).toHaveBeenCalledOnce()
    expect(it.said.onSigned).toHaveBeenCalledOnce()
  })

  it('takes the time that the server says', async () => {
    const it = await openSigning()
    it.api.sign.mockResolvedValueOnce(ok(record))
    await it.signing.submit()
    expect(it.get().phase).toMatchObject({ receipt: { signedAt: record.signedAt } })
  })
})

describe('an upload that fails', () => {
  it('keeps the signature and signs nothing; the next try uploads again', async () => {
    const it = await openSigning()
    it.api.upload.mockResolvedValueOnce(no('network'))
    await it.signing.submit()
    expect(it.said.report).toHaveBeenCalledWith({ kind: 'network' })
    expect(it.api.sign).not.toHaveBeenCalled()
    expect(it.get()).toMatchObject({ phase: { name: 'reading' } })
    expect(it.get().signature).toBeDefined()
    await it.signing.submit()
    expect(it.get().phase.name).toBe('signed')
  })
})

describe('a refusal', () => {
  it('keeps page and signature, and the next try uses the picture that is there already', async () => {
    const it = await openSigning()
    it.api.sign.mockResolvedValueOnce(no({ kind: 'refused', message: 'Not today.' }))
    it.api.contract.mockResolvedValueOnce(ok({ ...contract, status: 'OPEN' }))
    await it.signing.submit()
    expect(it.said.report).toHaveBeenCalledWith({ kind: 'refused', message: 'Not today.' })
    expect(it.get().phase.name).toBe('reading')
    await it.signing.submit()
    expect(it.api.upload).toHaveBeenCalledOnce()
    expect(it.api.sign.mock.calls.map(([, key]) => key)).toEqual(['key-1', 'key-1'])
  })

  it('because it was signed in another tab shows that receipt', async () => {
    const it = await openSigning()
    it.api.sign.mockResolvedValueOnce(no({ kind: 'refused', message: 'Signed already.' }))
    it.api.contract.mockResolvedValueOnce(ok({ ...contract, status: 'SIGNED', signed: record }))
    await it.signing.submit()
    expect(it.said.report).not.toHaveBeenCalled()
    expect(it.get().phase).toMatchObject({
      name: 'signed',
      receipt: { signedAt: record.signedAt, signature: undefined },
    })
  })
})

describe('an answer that is lost', () => {
  for (const kind of ['timeout', 'network', 'malformed', 'server'] as const) {
    it(`(${kind}) is asked for, and what was signed is signed`, async () => {
      const it = await openSigning()
      it.api.sign.mockResolvedValueOnce(no(kind))
      it.api.contract.mockImplementation(async () =>
        ok({
          ...contract,
          status: 'SIGNED',
          signed: { ...record, signatureHash: sha256(await uploadedBytes(it)) },
        }),
      )
      await it.signing.submit()
      expect(it.get().phase).toMatchObject({
        name: 'signed',
        receipt: { signedAt: record.signedAt },
      })
      // Ours: its picture is the one that was drawn here.
      expect(it.get().phase).toHaveProperty('receipt.signature', it.get().signature)
      expect(it.api.sign).toHaveBeenCalledOnce()
      expect(it.said.onSigned).toHaveBeenCalledOnce()
    })
  }

  it('(28019 that does not say success) is not known, and asked for', async () => {
    const it = await openSigning()
    it.api.sign.mockResolvedValueOnce(no({ kind: 'unsettled', message: 'Noted in passing' }))
    it.api.contract.mockResolvedValueOnce(no('network'))
    await it.signing.submit()
    expect(it.api.contract).toHaveBeenCalledOnce()
    expect(it.get().phase).toEqual({ name: 'open', isAsking: false })
    expect(it.said.onSigned).not.toHaveBeenCalled()
  })

  it('of a signature that did not arrive may be sent again, with the same key', async () => {
    const it = await openSigning()
    it.api.sign.mockResolvedValueOnce(no('timeout'))
    it.api.contract.mockResolvedValueOnce(ok({ ...contract, status: 'OPEN' }))
    await it.signing.submit()
    expect(it.said.onNotSigned).toHaveBeenCalledOnce()
    expect(it.get().phase.name).toBe('reading')
    await it.signing.submit()
    expect(it.api.sign.mock.calls.map(([, key]) => key)).toEqual(['key-1', 'key-1'])
  })

  it('stays open where the server does not say, until somebody checks again', async () => {
    const it = await openSigning()
    it.api.sign.mockResolvedValueOnce(no('timeout'))
    it.api.contract.mockResolvedValueOnce(no('network'))
    await it.signing.submit()
    expect(it.get().phase).toEqual({ name: 'open', isAsking: false })
    expect(it.api.sign).toHaveBeenCalledOnce()
    it.api.contract.mockResolvedValueOnce(ok({ ...contract, status: 'SIGNED', signed: record }))
    await it.signing.findOut()
    expect(it.get().phase.name).toBe('signed')
  })
})

it('Another signature is another order, with a key of its own', async () => {
  const it = await openSigning()
  it.api.sign.mockResolvedValueOnce(no({ kind: 'refused' }))
  await it.signing.submit()
  it.clock.now = new Date(2026, 10, 23)
  await it.signing.submit()
  expect(it.api.upload).toHaveBeenCalledTimes(2)
  expect(it.api.sign.mock.calls.map(([, key]) => key)).toEqual(['key-1', 'key-2'])
})

it('What comes back once the link has gone changes nothing on screen, and is told', async () => {
  for (const reply of [ok(undefined), no('timeout')]) {
    const it = await openSigning()
    const answer = gate<Answer<undefined>>()
    it.api.sign.mockReturnValueOnce(answer.promise)
    const submitting = it.signing.submit()
    await vi.waitFor(() => expect(it.api.sign).toHaveBeenCalledOnce())
    it.end.abort()
    answer.open(reply)
    await submitting
    expect(it.said.onSigned).not.toHaveBeenCalled()
    expect(it.said.report).not.toHaveBeenCalled()
    expect(it.get().phase.name).toBe('sending')
    expect(it.said.onLate).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ number: contract.number }),
      reply,
    )
  }
})

it('A link that goes while the signature is uploaded signs nothing', async () => {
  const it = await openSigning()
  const answer = gate<Answer<{ url: string }>>()
  it.api.upload.mockReturnValueOnce(answer.promise)
  const submitting = it.signing.submit()
  await vi.waitFor(() => expect(it.api.upload).toHaveBeenCalledOnce())
  it.end.abort()
  answer.open(ok({ url: '/u/1.png' }))
  await submitting
  expect(it.api.sign).not.toHaveBeenCalled()
  expect(it.said.onLate).not.toHaveBeenCalled()
})
