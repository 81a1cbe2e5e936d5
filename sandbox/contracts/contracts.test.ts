import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { contract } from '../../shared/api/wire/contract.ts'
import { listOf } from '../../shared/api/wire/data.ts'
import { uploaded } from '../../shared/api/wire/upload.ts'
import { jpeg } from '../../shared/paper/picture/tiny-pictures.test-helper.ts'
import type { Locale } from '../../shared/text/i18n/locale.ts'
import { contractText, textVersion } from '../../shared/text/legal-text/contract-text.ts'
import { writeSignatureNote } from '../../shared/text/legal-text/signature-note.ts'
import { testDocuments } from '../testing/contract-documents.ts'
import { eachDatabase } from '../testing/each-database.ts'
import { signaturePng } from '../testing/signature.ts'
import { createTestClock } from '../testing/test-clock.ts'
import { errorOf, imageForm, type TestSandbox, tinyPng } from '../testing/test-sandbox.ts'

const time = createTestClock(new Date('2026-03-04T05:06:07.000Z'))
const today = '2026-03-04'
const sha256 = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex')

interface CreatedContract {
  readonly token: string
  readonly contractId: string
  readonly number: string
  readonly partA: string
  readonly partB: string
}

const createContract = async (sandbox: TestSandbox, options = {}): Promise<CreatedContract> =>
  (await sandbox.control('POST', 'contract', options)).json

const read = async (sandbox: TestSandbox, otpToken: string) => {
  const answer = await sandbox.call('getContractByToken', listOf(contract), { otpToken })
  if (!answer.ok) throw new Error(answer.error.message)
  return answer.value
}

const recordOf = async (sandbox: TestSandbox, { contractId }: CreatedContract) =>
  (await sandbox.control('GET', 'contracts')).json.contracts.find(
    (known: CreatedContract) => known.contractId === contractId,
  )

/** A signature of today's English text of the contract of a link, or of none if there is no such link. */
const signatureFor = async (sandbox: TestSandbox, otpToken: string) => {
  const [facts] = await read(sandbox, otpToken)
  if (!facts) return signaturePng()
  const textHash = sha256(textOf(facts, 'en', today))
  return signaturePng({
    note: writeSignatureNote({ version: textVersion, textHash, locale: 'en', date: today }),
  })
}

const upload = async (sandbox: TestSandbox, otpToken: string, picture?: Uint8Array) =>
  sandbox.call('uploadImage', uploaded, {
    otpToken,
    body: imageForm(picture ?? (await signatureFor(sandbox, otpToken))),
  })

const uploadUrl = async (sandbox: TestSandbox, otpToken: string, picture?: Uint8Array) => {
  const answer = await upload(sandbox, otpToken, picture)
  if (!answer.ok) throw new Error(answer.error.message)
  return answer.value.url
}

const payload = ({ contractId }: CreatedContract, signature: string) => ({
  paymentImg: [],
  paymentId: contractId,
  signature,
})

const sign = (
  sandbox: TestSandbox,
  created: CreatedContract,
  signature: string,
  options: { readonly key?: string; readonly body?: object; readonly token?: string } = {},
) =>
  sandbox.call('signContract', listOf(contract), {
    otpToken: options.token ?? created.token,
    body: { ...payload(created, signature), ...options.body },
    headers: { 'user-agent': 'Test browser' },
    source: '192.0.2.7',
    ...(options.key && { key: options.key }),
  })

const version = { version: textVersion }

const textOf = (
  facts: Pick<CreatedContract, 'number' | 'partA' | 'partB'>,
  locale: Locale,
  date: string,
) => contractText(testDocuments(locale), locale, { ...facts, date })

/** Uploads a signature, signs a text with it and returns the answer. */
const signUnder = async (
  sandbox: TestSandbox,
  created: CreatedContract,
  note: string | undefined,
) => {
  const picture = signaturePng(note === undefined ? {} : { note })
  const url = await uploadUrl(sandbox, created.token, picture)
  return { picture, url, answer: await sign(sandbox, created, url) }
}

eachDatabase(
  (get) => {
    test('a link returns its unsigned contract', async () => {
      const sandbox = get()
      expect(await read(sandbox, 'sandbox-contract')).toEqual([
        {
          contractId: 'demo-contract',
          number: 'TW-2026-0001',
          partA: 'Example Clearing Institution',
          partB: 'Example Partnering Broker',
          partARole: 'clearing',
          partBRole: 'broker',
          status: 'OPEN',
        },
      ])
    })

    test.each(['sandbox-contract-expired', 'nonsense', '', 'sandbox-demo'])(
      'the link %j shows no contract, and accepts no picture and no signature',
      async (otpToken) => {
        const sandbox = get()
        const created = await createContract(sandbox)
        expect(await read(sandbox, otpToken)).toEqual([])
        const kinds = [
          await upload(sandbox, otpToken),
          await sign(sandbox, created, 'x', { token: otpToken || 'none' }),
        ]
        for (const answer of otpToken ? kinds : kinds.slice(1)) {
          expect(errorOf(answer)).toMatchObject({ kind: 'refused', code: 28105 })
          expect(errorOf(answer)?.message).toBe('This link is not valid or has expired.')
        }
      },
    )

    test('a link works until it expires', async () => {
      const sandbox = get()
      const created = await createContract(sandbox, { expiresInSeconds: 3600 })
      const url = await uploadUrl(sandbox, created.token)
      time.pass(3599)
      expect(await read(sandbox, created.token)).toHaveLength(1)
      time.pass(1)
      expect(await read(sandbox, created.token)).toEqual([])
      expect(errorOf(await sign(sandbox, created, url))).toMatchObject({ code: 28105 })
      time.pass(-3600)
    })

    test.each([
      ['en', today],
      ['zh', '2026-03-03'],
      ['ja', '2026-03-05'],
      ['ko', today],
    ] as const)(
      'a signature of the text in %s of %s is stored with its evidence',
      async (locale, date) => {
        const sandbox = get()
        const created = await createContract(sandbox, {
          number: 'TW-7 & <8>',
          partB: '券商 有限公司',
        })
        const text = textOf(created, locale, date)
        const note = writeSignatureNote({ ...version, textHash: sha256(text), locale, date })
        const { picture, url, answer } = await signUnder(sandbox, created, note)
        expect(answer).toEqual({ ok: true, value: [] })

        const signed = {
          signedAt: '2026-03-04T05:06:07.000Z',
          textHash: sha256(text),
          signatureHash: sha256(picture),
          locale,
          date,
        }
        expect(await read(sandbox, created.token)).toMatchObject([
          { status: 'SIGNED', signed: { ...signed, text } },
        ])
        expect(await recordOf(sandbox, created)).toMatchObject({
          status: 'SIGNED',
          signed: {
            ...signed,
            text,
            isNoted: true,
            signature: url,
            source: '192.0.2.7',
            userAgent: 'Test browser',
          },
        })
      },
    )

    test('a contract with a text of the operator is signed under that text, and under no other', async () => {
      const sandbox = get()
      const created = await createContract(sandbox)
      const { contractId } = created
      const setText = (lang: string, version: string, text: string) =>
        sandbox.control('POST', 'contract/text', { contractId, lang, version, text })
      const source = '# 契約書\n\n前文<b>。\n\n## 第一条\n- 一\n- 二\n'
      expect((await setText('ja', '3', source)).status).toBe(200)
      expect((await setText('de', '1', '# Vertrag\nText')).status).toBe(200)
      const [found] = await read(sandbox, created.token)
      const ofJapanese = {
        lang: 'ja',
        version: '3',
        title: '契約書',
        intro: ['前文<b>。'],
        sections: [{ heading: '第一条', blocks: [['一', '二']] }],
        textHash: sha256('契約書\n\n前文<b>。\n\n第一条\n- 一\n- 二\n'),
      }
      expect(found?.texts).toEqual([expect.objectContaining({ lang: 'de' }), ofJapanese])

      const { words } = testDocuments('ja')
      const facts = [`${words.number}: ${created.number}`, `${words.partA}: ${created.partA}`]
      const text = [
        '契約書',
        '',
        ...facts,
        `${words.partB}: ${created.partB}`,
        `${words.date}: ${today}`,
        `${words.version}: 3`,
        '',
        '前文<b>。',
        '',
        '第一条',
        '- 一',
        '- 二',
        '',
      ].join('\n')
      const right = { ...version, textHash: sha256(text), locale: 'ja', date: today }
      for (const wrong of [
        { ...right, ownVersion: '2' },
        { ...right, locale: 'en', textHash: sha256(textOf(created, 'en', today)) },
        { ...right, ownVersion: '3', textHash: sha256('another') },
      ]) {
        const { answer } = await signUnder(sandbox, created, writeSignatureNote(wrong))
        expect(errorOf(answer)).toMatchObject({ code: 28107 })
      }
      const note = writeSignatureNote({ ...right, ownVersion: '3' })
      expect((await signUnder(sandbox, created, note)).answer).toEqual({ ok: true, value: [] })
      const [signed] = await read(sandbox, created.token)
      expect(signed?.signed).toMatchObject({
        text,
        textHash: sha256(text),
        locale: 'ja',
        version: '3',
      })
      expect((await setText('ja', '4', '')).status).toBe(400)
    })

    test('a text of the operator needs a title, words and the tag of a language, and can be removed', async () => {
      const sandbox = get()
      const created = await createContract(sandbox)
      const { contractId } = created
      const setText = async (input: object) =>
        (await sandbox.control('POST', 'contract/text', { contractId, lang: 'en', ...input }))
          .status
      expect(await setText({ text: 'No title' })).toBe(400)
      expect(await setText({ text: '# Title only' })).toBe(400)
      expect(await setText({ text: '# T\nText', lang: 'no tag' })).toBe(400)
      expect(await setText({ text: '# T\nText', contractId: 'none' })).toBe(400)
      expect(await setText({ text: '# T\nText' })).toBe(200)
      expect((await read(sandbox, created.token))[0]?.texts).toHaveLength(1)
      expect(await setText({ text: ' ' })).toBe(200)
      expect((await read(sandbox, created.token))[0]).not.toHaveProperty('texts')
    })

    test('a picture without a note, as a service that recompresses it leaves it, is refused', async () => {
      const sandbox = get()
      const created = await createContract(sandbox)
      const { answer } = await signUnder(sandbox, created, undefined)
      expect(errorOf(answer)).toMatchObject({ code: 28107 })
      expect(errorOf(answer)?.message).toContain('not linked to the text')
      expect(await read(sandbox, created.token)).toMatchObject([{ status: 'OPEN' }])
    })

    test('a signature of an earlier release without a note claims no text', async () => {
      const sandbox = get()
      const created = await createContract(sandbox)
      await sign(sandbox, created, await uploadUrl(sandbox, created.token))
      const { database } = sandbox.deps
      await database.script(`
        ALTER TABLE sandbox.signatures DISABLE TRIGGER append_only;
        UPDATE sandbox.signatures SET is_noted = false;
        ALTER TABLE sandbox.signatures ENABLE TRIGGER append_only`)
      const [{ signed } = {}] = await read(sandbox, created.token)
      expect(signed).toMatchObject({ signedAt: '2026-03-04T05:06:07.000Z' })
      for (const claim of ['text', 'textHash', 'locale', 'date'] as const) {
        expect(signed?.[claim]).toBeUndefined()
      }
    })

    test('a picture that names another text is refused', async () => {
      const sandbox = get()
      const created = await createContract(sandbox)
      const right = {
        ...version,
        textHash: sha256(textOf(created, 'en', today)),
        locale: 'en',
        date: today,
      }
      const on = (date: string) =>
        writeSignatureNote({ ...right, date, textHash: sha256(textOf(created, 'en', date)) })
      for (const [note, words] of [
        [
          writeSignatureNote({ ...right, textHash: sha256('another') }),
          'text of the agreement has changed',
        ],
        [writeSignatureNote({ ...right, version: 1 }), 'text of the agreement has changed'],
        [writeSignatureNote({ ...right, locale: 'zh' }), 'text of the agreement has changed'],
        [writeSignatureNote({ ...right, date: '2026-03-05' }), 'text of the agreement has changed'],
        [writeSignatureNote({ ...right, locale: 'fr' }), 'not linked to the text'],
        ['signed by me', 'not linked to the text'],
        [on('2026-03-02'), 'not today'],
        [on('2026-03-06'), 'not today'],
        [on('2026-02-31'), 'not today'],
        [on('9999-99-99'), 'not today'],
      ] as const) {
        const { answer } = await signUnder(sandbox, created, note)
        expect(errorOf(answer)).toMatchObject({ kind: 'refused', code: 28107 })
        expect(errorOf(answer)?.message).toContain(words)
      }
      expect(await read(sandbox, created.token)).toMatchObject([{ status: 'OPEN' }])
    })

    test('a picture that names the text of another contract is refused', async () => {
      const sandbox = get()
      const [created, another] = [await createContract(sandbox), await createContract(sandbox)]
      const textHash = sha256(textOf(another, 'en', today))
      const note = writeSignatureNote({ ...version, textHash, locale: 'en', date: today })
      expect(errorOf((await signUnder(sandbox, created, note)).answer)).toMatchObject({
        code: 28107,
      })
    })

    test('only a picture uploaded with the same link can sign a contract', async () => {
      const sandbox = get()
      const [created, another] = [await createContract(sandbox), await createContract(sandbox)]
      const login = await sandbox.call('uploadImage', uploaded, {
        token: 'sandbox-demo',
        body: imageForm(signaturePng()),
      })
      for (const url of [
        await uploadUrl(sandbox, another.token),
        login.ok ? login.value.url : '',
        '/sandbox/uploads/nothing.png',
        'https://evil.example/signature.png',
        'data:image/png;base64,AAAA',
        '',
      ]) {
        expect(errorOf(await sign(sandbox, created, url))).toMatchObject({ code: 28100 })
      }
      expect(await read(sandbox, created.token)).toMatchObject([{ status: 'OPEN' }])
    })

    test('a link cannot sign another contract, and no payment is accepted', async () => {
      const sandbox = get()
      const [created, another] = [await createContract(sandbox), await createContract(sandbox)]
      const url = await uploadUrl(sandbox, created.token)
      for (const body of [
        { paymentId: another.contractId },
        { paymentId: '' },
        { paymentImg: [url] },
        { paymentImg: undefined },
        { extra: true },
      ]) {
        expect(errorOf(await sign(sandbox, created, url, { body }))).toMatchObject({ code: 28100 })
      }
      expect(await read(sandbox, another.token)).toMatchObject([{ status: 'OPEN' }])
      expect(await read(sandbox, created.token)).toMatchObject([{ status: 'OPEN' }])
    })

    test.each([
      ['a blank picture', signaturePng({ isDrawn: false }), 'blank'],
      ['a picture of one pixel', tinyPng, 'pixels'],
      ['a JPEG', jpeg, 'PNG'],
    ])('%s is refused as a signature', async (_, picture, words) => {
      const sandbox = get()
      const created = await createContract(sandbox)
      const url = await uploadUrl(sandbox, created.token, picture)
      expect(errorOf(await sign(sandbox, created, url))?.message).toContain(words)
    })

    test('a repeated request with the same key succeeds and changes nothing', async () => {
      const sandbox = get()
      const created = await createContract(sandbox)
      const url = await uploadUrl(sandbox, created.token)
      const second = await uploadUrl(sandbox, created.token)
      expect(await sign(sandbox, created, url, { key: 'my-key' })).toMatchObject({ ok: true })
      const before = await recordOf(sandbox, created)
      expect(await sign(sandbox, created, url, { key: 'my-key' })).toMatchObject({ ok: true })

      for (const [signature, key, code] of [
        [second, 'my-key', 28102],
        [url, 'another-key', 28106],
        [url, undefined, 28106],
      ] as const) {
        const again = await sign(sandbox, created, signature, key ? { key } : {})
        expect(errorOf(again)).toMatchObject({ kind: 'refused', code })
      }
      expect(errorOf(await upload(sandbox, created.token))).toMatchObject({
        code: 28106,
        message: 'This agreement has already been signed.',
      })
      expect(await recordOf(sandbox, created)).toEqual(before)
    })

    test('a contract is signed once, even by simultaneous requests', async () => {
      const sandbox = get()
      const created = await createContract(sandbox)
      const urls = await Promise.all([1, 2, 3, 4].map(() => uploadUrl(sandbox, created.token)))
      const answers = await Promise.all(
        urls.map((url, at) => sign(sandbox, created, url, { key: `${at}` })),
      )
      const signedBy = urls.filter((_, at) => answers[at]?.ok)
      expect(signedBy).toHaveLength(1)
      for (const answer of answers.filter(({ ok }) => !ok)) {
        expect(errorOf(answer)).toMatchObject({ kind: 'refused', code: 28106 })
      }
      expect((await recordOf(sandbox, created)).signed.signature).toBe(signedBy[0])
    })

    test('simultaneous requests with the same key all succeed', async () => {
      const sandbox = get()
      const created = await createContract(sandbox)
      const url = await uploadUrl(sandbox, created.token)
      const answers = await Promise.all(
        [1, 2, 3].map(() => sign(sandbox, created, url, { key: 'one-key' })),
      )
      expect(answers.map(({ ok }) => ok)).toEqual([true, true, true])
    })

    test('the database refuses to change a signature', async () => {
      const sandbox = get()
      const created = await createContract(sandbox)
      await sign(sandbox, created, await uploadUrl(sandbox, created.token))
      const before = await recordOf(sandbox, created)
      for (const statement of [
        "UPDATE sandbox.signatures SET text = ''",
        'DELETE FROM sandbox.signatures',
      ]) {
        const change = sandbox.deps.database.script(statement)
        await expect(change).rejects.toThrow('stands as it was given')
      }
      expect(await recordOf(sandbox, created)).toEqual(before)
    })

    test('an account uploads with its own token, and needs one', async () => {
      const sandbox = get()
      const body = imageForm(tinyPng)
      expect(
        await sandbox.call('uploadImage', uploaded, { token: 'sandbox-demo', body }),
      ).toMatchObject({ ok: true })
      const nobody = await sandbox.call('uploadImage', uploaded, { body })
      expect(errorOf(nobody)).toMatchObject({ kind: 'auth', code: 50008 })
    })

    test('a reset restores the demo contracts unsigned', async () => {
      const sandbox = get()
      const demo = {
        ...(await createContract(sandbox)),
        contractId: 'demo-contract',
        token: 'sandbox-contract',
      }
      await sign(sandbox, demo, await uploadUrl(sandbox, demo.token))
      expect(await read(sandbox, demo.token)).toMatchObject([{ status: 'SIGNED' }])
      await sandbox.control('POST', 'reset')
      expect(await read(sandbox, demo.token)).toMatchObject([{ status: 'OPEN' }])
      const { contracts } = (await sandbox.control('GET', 'contracts')).json
      expect(contracts.map(({ token }: CreatedContract) => token).sort()).toEqual([
        'sandbox-contract',
        'sandbox-contract-expired',
      ])
    })
  },
  { clock: time.clock },
)
