import type * as v from 'valibot'
import { fileLocations } from '../../../sandbox/basics/file-locations.ts'
import { sha256Of } from '../../../sandbox/basics/hash.ts'
import { diskDocuments, documentIn } from '../../../sandbox/contracts/documents.ts'
import type { contract } from '../../../shared/api/wire/contract.ts'
import { documentText } from '../../../shared/text/legal-text/contract-text.ts'
import { ownText } from '../../../shared/text/legal-text/own-text.ts'
import { type Context, type Finding, LeftOut } from '../context.ts'
import { judgeRefusal } from '../judge.ts'
import { newKey, picture, unknownToken } from '../samples.ts'
import type { Sent } from '../send.ts'
import type { Row } from '../settings.ts'
import { signatureOf } from '../signature.ts'

type Contract = v.InferInput<typeof contract>

/** The contracts in the answer to a link. */
async function contractsOf({ succeed }: Context, finding: Finding, token: string) {
  const answer = await succeed(finding, 'getContractByToken', { token })
  return answer && (Object(answer.data).list as Contract[])
}

/** The contract of the link that was given, as far as the element can use it. */
async function usable(context: Context, finding: Finding): Promise<Contract | undefined> {
  const list = await contractsOf(context, finding, context.needLink())
  const [first] = list ?? []
  if (list && !first) {
    finding.faults.push('the list is empty: the server does not know the link of --contract-token')
  }
  if (!first) return undefined
  finding.faults.push(...faultsOfTexts(first))
  if (String(first.contractId ?? '').trim()) return first
  finding.faults.push(
    `data: list.0.contractId is ${JSON.stringify(first.contractId) ?? 'missing'}; without it the element says that the link is not valid`,
  )
  return undefined
}

/** The texts that no person could sign: without words or hash, or with a hash of other words. */
function faultsOfTexts({ texts }: Contract): string[] {
  return (texts ?? []).flatMap((given, at) => {
    const place = `data: list.0.texts.${at}`
    const said = given.textHash?.toLowerCase()
    if (!given.title) return said ? [] : [`${place} has neither title nor textHash`]
    const { locale, document } = documentIn(diskDocuments(fileLocations.locales), given.lang)
    const text = ownText(given, document)
    if (!text) return [`${place} has no words, or more than the element shows`]
    const hash = sha256Of(documentText(text, locale))
    return said && said !== hash ? [`${place}.textHash is not that of its words, ${hash}`] : []
  })
}

/** The contract if it can still be signed; otherwise the aspect is left out. */
async function unsigned(context: Context): Promise<Contract> {
  const finding: Finding = { faults: [], notes: [], ms: 0 }
  const found = await usable(context, finding)
  if (!found) throw new LeftOut('the link shows no contract')
  if (found.status === 'SIGNED') throw new LeftOut('the contract of the link is signed already')
  return found
}

/** Checks the calls of a contract's link: reading, and signing if that is wanted. */
export async function* checkContract(context: Context): AsyncGenerator<Row> {
  const { names, check, make, needLink, needWrites, settings, succeed } = context
  if (!names.includes('getContractByToken')) return

  yield await check('getContractByToken', 'answer', async (finding) => {
    await usable(context, finding)
  })
  yield await check('getContractByToken', 'unknown token', async (finding) => {
    const reading = await make(finding, 'getContractByToken', { token: unknownToken() })
    const list = 'envelope' in reading && Object(reading.envelope.data).list
    if (Array.isArray(list) && list.length === 0) return
    finding.faults.push(...judgeRefusal('getContractByToken', reading, 'an unknown link'))
  })
  yield await check('uploadImage', 'answer, signature', async (finding) => {
    needWrites()
    const link = { token: needLink(), header: 'otp-token' } as const
    await unsigned(context)
    await succeed(finding, 'uploadImage', { ...link, form: picture() })
  })
  yield await check('signContract', 'answer', async (finding) => {
    if (!settings.signs) throw new LeftOut('signs the contract, which is final: needs --sign')
    const found = await unsigned(context)
    const token = needLink()
    const form = signatureOf(found)
    const link = { token, header: 'otp-token' } as const
    const upload = await succeed(finding, 'uploadImage', { ...link, form })
    if (!upload) return
    const body = {
      paymentImg: [],
      paymentId: String(found.contractId).trim(),
      signature: Object(upload.data).url,
    }
    const sent: Sent = { token, body, key: newKey() }
    if (!(await succeed(finding, 'signContract', sent))) return
    await judgeSigned(context, finding, sent)
  })
}

/** Judges what follows a signature: the same request again, another one, and the contract itself. */
async function judgeSigned(context: Context, finding: Finding, sent: Sent) {
  const again = await context.make(finding, 'signContract', sent)
  const isRefused = judgeRefusal('signContract', again, 'the request').length === 0
  if (isRefused) {
    finding.notes.push(
      'the same request with the same Idempotency-Key is refused: if the first answer is lost, the element says that the outcome is unknown',
    )
  }
  const other = await context.make(finding, 'signContract', { ...sent, key: newKey() })
  finding.faults.push(...judgeRefusal('signContract', other, 'a second signature'))
  const [now] = (await contractsOf(context, finding, sent.token ?? '')) ?? []
  if (now?.status !== 'SIGNED') {
    finding.notes.push('the contract has no status SIGNED: whoever opens the link can sign again')
  }
}
