import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { Answer } from '../../../shared/api/errors.ts'
import { clientOf, fakeServer, json } from '../../../shared/api/fake-server.test-helper.ts'
import { pngText, withPngText } from '../../../shared/paper/picture/png/png-text.ts'
import { contractText, textVersion } from '../../../shared/text/legal-text/contract-text.ts'
import {
  readSignatureNote,
  signatureKeyword,
} from '../../../shared/text/legal-text/signature-note.ts'
import { createContractCall } from '../api.ts'
import {
  contract,
  gate,
  no,
  ok,
  openSigning,
  receipt,
  record,
  signature,
  text,
} from '../model/contract.test-helper.ts'
import { receiptOf } from '../receipt/receipt.ts'

const sha256 = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex')

const uploadedBytes = async (of: Awaited<ReturnType<typeof openSigning>>) =>
  new Uint8Array((await of.api.upload.mock.calls.at(-1)?.[0].arrayBuffer()) ?? new ArrayBuffer(0))

describe('a submitted signature', () => {
  it('is uploaded with the hash of the exact text, and the call gets its address', async () => {
    const it = await openSigning()
    await it.signing.submit()
    const bytes = await uploadedBytes(it)
    const exact = contractText(text, 'en', { ...contract, date: '2026-11-21' })
    expect(exact).toContain('Party A: Institution')
    const note = readSignatureNote(pngText(bytes, signatureKeyword) ?? '')
    expect(note).toEqual({
      textHash: sha256(exact),
      version: textVersion,
      locale: 'en',
      date: '2026-11-21',
    })
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
    expect(it.callbacks.onSigned).toHaveBeenCalledOnce()
  })

  it('names the language and the version of an operator’s text, whose exact words the receipt keeps', async () => {
    const it = await openSigning()
    const own = { ...text, words: { ...text.words, version: 'Version' } }
    const german = { ...own, own: { lang: 'de-CH', version: 'Fassung 3; 第2版' } }
    it.store.setState({ text: { locale: 'en', legalText: german } })
    await it.signing.submit()
    const exact = contractText(german, 'en', { ...contract, date: '2026-11-21' })
    expect(exact).toContain('\nVersion: Fassung 3; 第2版\n')
    const note = readSignatureNote(pngText(await uploadedBytes(it), signatureKeyword) ?? '')
    expect(note).toEqual({
      textHash: sha256(exact),
      version: textVersion,
      locale: 'de-CH',
      date: '2026-11-21',
      ownVersion: 'Fassung 3; 第2版',
    })
    expect(it.get().phase).toMatchObject({
      receipt: {
        locale: 'other',
        lang: 'de-CH',
        version: 'Fassung 3; 第2版',
        textHash: sha256(exact),
        signedText: exact,
      },
    })
  })

  it('of a text that the server does not have is not sent, and stays', async () => {
    const it = await openSigning()
    const texts = [{ lang: 'en', version: '1', textHash: 'a'.repeat(64) }]
    it.store.setState({ contract: { ...contract, texts } })
    await it.signing.submit()
    expect(it.api.upload).not.toHaveBeenCalled()
    expect(it.api.sign).not.toHaveBeenCalled()
    expect(it.get()).toMatchObject({ signature, phase: { name: 'reading' } })
  })

  it('is dated today, even on a page that was open overnight', async () => {
    const it = await openSigning()
    it.clock.now = new Date(2026, 10, 22, 0, 1)
    await it.signing.submit()
    expect(it.get().contract?.date).toBe('2026-11-22')
    expect(readSignatureNote(pngText(await uploadedBytes(it), signatureKeyword) ?? '')?.date).toBe(
      '2026-11-22',
    )
  })

  it('must exist: without one the person is told and nothing is sent', async () => {
    const it = await openSigning()
    it.store.setState({ signature: undefined })
    await it.signing.submit()
    expect(it.callbacks.onMissing).toHaveBeenCalledOnce()
    expect(it.api.upload).not.toHaveBeenCalled()
  })

  it('is sent once for repeated clicks', async () => {
    const it = await openSigning()
    const answer = gate<Answer<undefined>>()
    it.api.sign.mockReturnValueOnce(answer.promise)
    const presses = [it.signing.submit(), it.signing.submit(), it.signing.submit()]
    answer.open(ok(undefined))
    await Promise.all(presses)
    await it.signing.submit()
    expect(it.api.upload).toHaveBeenCalledOnce()
    expect(it.api.sign).toHaveBeenCalledOnce()
    expect(it.callbacks.onSigned).toHaveBeenCalledOnce()
  })

  it('is dated by the time that the server returns', async () => {
    const it = await openSigning()
    it.api.sign.mockResolvedValueOnce(ok(record))
    await it.signing.submit()
    expect(it.get().phase).toMatchObject({ receipt: { signedAt: receipt.signedAt } })
  })
})

it('A contract that gives both parties the same role is not signed', async () => {
  const { store, signing, api, callbacks, get } = await openSigning()
  store.setState({ contract: { ...contract, isUnclear: true } })
  await signing.submit()
  expect(api.upload).not.toHaveBeenCalled()
  expect(api.sign).not.toHaveBeenCalled()
  expect(callbacks.onMissing).not.toHaveBeenCalled()
  expect(get().phase).toEqual({ name: 'reading' })
})

describe('a failed upload', () => {
  it('keeps the signature and signs nothing; the next submission uploads again', async () => {
    const it = await openSigning()
    it.api.upload.mockResolvedValueOnce(no('network'))
    await it.signing.submit()
    expect(it.callbacks.report).toHaveBeenCalledWith({ kind: 'network' })
    expect(it.api.sign).not.toHaveBeenCalled()
    expect(it.get().phase).toEqual({ name: 'reading', issue: { kind: 'network' } })
    expect(it.get().signature).toBeDefined()
    await it.signing.submit()
    expect(it.get().phase.name).toBe('signed')
  })
})

describe('a refusal', () => {
  it('keeps page and signature; the next submission reuses the uploaded image and the key', async () => {
    const it = await openSigning()
    it.api.sign.mockResolvedValueOnce(no({ kind: 'refused', message: 'Not today.' }))
    it.api.contract.mockResolvedValueOnce(ok({ ...contract, status: 'OPEN' }))
    await it.signing.submit()
    expect(it.callbacks.report).toHaveBeenCalledWith({ kind: 'refused', message: 'Not today.' })
    const issue = { kind: 'refused', message: 'Not today.' }
    expect(it.get().phase).toEqual({ name: 'reading', issue })
    await it.signing.submit()
    expect(it.api.upload).toHaveBeenCalledOnce()
    expect(it.api.sign.mock.calls.map(([, key]) => key)).toEqual(['key-1', 'key-1'])
  })

  it('of the token is left to the message that closes the view', async () => {
    const it = await openSigning()
    it.api.sign.mockResolvedValueOnce(no({ kind: 'forbidden', navigate: '/' }))
    await it.signing.submit()
    expect(it.get().phase).toEqual({ name: 'reading' })
  })

  it('shows the receipt if the contract was signed in another tab', async () => {
    const it = await openSigning()
    it.api.sign.mockResolvedValueOnce(no({ kind: 'refused', message: 'Signed already.' }))
    it.api.contract.mockResolvedValueOnce(ok({ ...contract, status: 'SIGNED', receipt }))
    await it.signing.submit()
    expect(it.callbacks.report).not.toHaveBeenCalled()
    expect(it.get().phase).toMatchObject({
      name: 'signed',
      receipt: { signedAt: receipt.signedAt, signature: undefined },
    })
  })
})

describe('a server that says SIGNED without a record', () => {
  const bare = receiptOf(contract, {})
  const list = [{ ...contract, status: 'SIGNED' }]
  const server = fakeServer(() => json({ code: 20000, success: true, data: { list } }))
  const signed = createContractCall(clientOf(server), () => new Date())

  it('does not say that a refused signature was the signed one', async () => {
    const it = await openSigning()
    it.api.sign.mockResolvedValueOnce(no({ kind: 'refused', message: 'Signed already.' }))
    it.api.contract.mockImplementationOnce(signed)
    await it.signing.submit()
    expect(it.get().phase).toEqual({ name: 'signed', receipt: bare })
    expect(it.callbacks.onSigned).toHaveBeenCalledExactlyOnceWith(bare)
  })

  it('has the signature whose answer was lost; the time is not known', async () => {
    const it = await openSigning()
    it.api.sign.mockResolvedValueOnce(no('timeout'))
    it.api.contract.mockImplementationOnce(signed)
    await it.signing.submit()
    expect(it.get().phase).toMatchObject({
      receipt: { signature, signatureHash: sha256(await uploadedBytes(it)), signedAt: '' },
    })
  })

  it('may have either of two signatures whose answers were lost', async () => {
    const it = await openSigning()
    it.api.sign.mockResolvedValue(no('timeout'))
    it.api.contract.mockResolvedValueOnce(ok({ ...contract, status: 'OPEN' }))
    await it.signing.submit()
    it.clock.now = new Date(2026, 10, 23)
    it.api.contract.mockImplementationOnce(signed)
    await it.signing.submit()
    expect(it.get().phase).toEqual({ name: 'signed', receipt: bare })
  })
})

describe('a lost answer', () => {
  for (const kind of ['timeout', 'network', 'malformed', 'server'] as const) {
    it(`is followed by a status check, which finds the signature (${kind})`, async () => {
      const it = await openSigning()
      it.api.sign.mockResolvedValueOnce(no(kind))
      it.api.contract.mockImplementation(async () =>
        ok({
          ...contract,
          status: 'SIGNED',
          receipt: { ...receipt, signatureHash: sha256(await uploadedBytes(it)) },
        }),
      )
      await it.signing.submit()
      expect(it.get().phase).toMatchObject({
        name: 'signed',
        receipt: { signedAt: receipt.signedAt },
      })
      // The hash matches, so the receipt has the image that was made here.
      expect(it.get().phase).toHaveProperty('receipt.signature', it.get().signature)
      expect(it.api.sign).toHaveBeenCalledOnce()
      expect(it.callbacks.onSigned).toHaveBeenCalledOnce()
    })
  }

  it('includes code 28019 without success: the status is checked, nothing is announced', async () => {
    const it = await openSigning()
    it.api.sign.mockResolvedValueOnce(no({ kind: 'unsettled', message: 'Noted in passing' }))
    it.api.contract.mockResolvedValueOnce(no('network'))
    await it.signing.submit()
    expect(it.api.contract).toHaveBeenCalledOnce()
    expect(it.get().phase).toEqual({ name: 'unknown', isChecking: false })
    expect(it.callbacks.onSigned).not.toHaveBeenCalled()
  })

  it('allows another submission with the same key if the server has no signature', async () => {
    const it = await openSigning()
    it.api.sign.mockResolvedValueOnce(no('timeout'))
    it.api.contract.mockResolvedValueOnce(ok({ ...contract, status: 'OPEN' }))
    await it.signing.submit()
    expect(it.callbacks.onNotSigned).toHaveBeenCalledOnce()
    expect(it.get().phase.name).toBe('reading')
    await it.signing.submit()
    expect(it.api.sign.mock.calls.map(([, key]) => key)).toEqual(['key-1', 'key-1'])
  })

  it('stays unknown while the server does not say, until the person checks again', async () => {
    const it = await openSigning()
    it.api.sign.mockResolvedValueOnce(no('timeout'))
    it.api.contract.mockResolvedValueOnce(no('network'))
    await it.signing.submit()
    expect(it.get().phase).toEqual({ name: 'unknown', isChecking: false })
    expect(it.api.sign).toHaveBeenCalledOnce()
    it.api.contract.mockResolvedValueOnce(ok({ ...contract, status: 'SIGNED', receipt }))
    await it.signing.checkStatus()
    expect(it.get().phase.name).toBe('signed')
  })
})

it('A signature with another date gets another upload and another key', async () => {
  const it = await openSigning()
  it.api.sign.mockResolvedValueOnce(no({ kind: 'refused' }))
  await it.signing.submit()
  it.clock.now = new Date(2026, 10, 23)
  await it.signing.submit()
  expect(it.api.upload).toHaveBeenCalledTimes(2)
  expect(it.api.sign.mock.calls.map(([, key]) => key)).toEqual(['key-1', 'key-2'])
})

it('Another signature gets another upload and another key', async () => {
  const it = await openSigning()
  it.api.sign.mockResolvedValueOnce(no('network'))
  it.api.contract.mockResolvedValueOnce(ok({ ...contract, status: 'OPEN' }))
  await it.signing.submit()
  expect(it.callbacks.onNotSigned).toHaveBeenCalledOnce()
  const png = withPngText(signature.png, 'Comment', 'Another picture.') ?? signature.png
  it.store.setState({ signature: { ...signature, png } })
  it.api.upload.mockResolvedValueOnce(ok({ url: '/u/2.png' }))
  await it.signing.submit()
  expect(it.api.sign.mock.calls.map(([body, key]) => [body.signature, key])).toEqual([
    ['/u/1.png', 'key-1'],
    ['/u/2.png', 'key-2'],
  ])
})

it('An answer after a change of link changes nothing on screen and is reported as late', async () => {
  for (const reply of [ok(undefined), no('timeout')]) {
    const it = await openSigning()
    const answer = gate<Answer<undefined>>()
    it.api.sign.mockReturnValueOnce(answer.promise)
    const submitting = it.signing.submit()
    await expect.poll(() => it.api.sign).toHaveBeenCalledOnce()
    it.end.abort()
    answer.open(reply)
    await submitting
    expect(it.callbacks.onSigned).not.toHaveBeenCalled()
    expect(it.callbacks.report).not.toHaveBeenCalled()
    expect(it.get().phase.name).toBe('sending')
    expect(it.callbacks.onLate).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ number: contract.number }),
      reply,
    )
  }
})

it('A change of link during the upload signs nothing', async () => {
  const it = await openSigning()
  const answer = gate<Answer<{ url: string }>>()
  it.api.upload.mockReturnValueOnce(answer.promise)
  const submitting = it.signing.submit()
  await expect.poll(() => it.api.upload).toHaveBeenCalledOnce()
  it.end.abort()
  answer.open(ok({ url: '/u/1.png' }))
  await submitting
  expect(it.api.sign).not.toHaveBeenCalled()
  expect(it.callbacks.onLate).not.toHaveBeenCalled()
})
