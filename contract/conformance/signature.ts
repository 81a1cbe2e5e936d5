import { PNG } from 'pngjs'
import type * as v from 'valibot'
import { utc } from '../../sandbox/basics/dates.ts'
import { fileLocations } from '../../sandbox/basics/file-locations.ts'
import { sha256Of } from '../../sandbox/basics/hash.ts'
import { diskDocuments, documentIn } from '../../sandbox/contracts/documents.ts'
import type { contract } from '../../shared/api/wire/contract.ts'
import { withPngText } from '../../shared/paper/picture/png/png-text.ts'
import { contractText, textVersion } from '../../shared/text/legal-text/contract-text.ts'
import { ownText } from '../../shared/text/legal-text/own-text.ts'
import {
  signatureKeyword,
  writeSignatureNote,
} from '../../shared/text/legal-text/signature-note.ts'

const size = { width: 300, height: 112 }
const ink = [10, 20, 30, 255]

/** A drawn line on a transparent ground, as the canvas of the element would write it. */
function drawnLine(): Uint8Array {
  const png = new PNG(size)
  png.data.fill(0)
  for (let x = 8; x < size.width - 8; x++) {
    const y = Math.floor((x * size.height) / size.width)
    for (const row of [y, y + 1]) png.data.set(ink, (row * size.width + x) * 4)
  }
  return new Uint8Array(PNG.sync.write(png))
}

/** The text to sign: the first one of the server, or else the English one of the element. */
function textOf({ texts }: v.InferInput<typeof contract>) {
  const documents = diskDocuments(fileLocations.locales)
  const given = texts?.find(({ title }) => title)
  const { locale, document } = documentIn(documents, given?.lang ?? 'en')
  const legalText = (given && ownText(given, document)) ?? document
  return { locale, legalText }
}

/** The form with a signature of today's text of a contract, with the note that names it. */
export function signatureOf(facts: v.InferInput<typeof contract>): FormData {
  const date = utc(new Date()).format('YYYY-MM-DD')
  const { number, partA, partB } = facts
  const { locale, legalText } = textOf(facts)
  const text = contractText(legalText, locale, {
    number: number ?? '',
    partA: partA ?? '',
    partB: partB ?? '',
    date,
  })
  const { own } = legalText
  const note = writeSignatureNote({
    textHash: sha256Of(text),
    version: textVersion,
    locale: own?.lang ?? locale,
    date,
    ownVersion: own?.version,
  })
  const bytes = withPngText(drawnLine(), signatureKeyword, note)
  if (!bytes) throw new Error('The picture of the signature is no PNG')
  const form = new FormData()
  form.set('module', 'image')
  form.set('file', new File([new Uint8Array(bytes)], 'signature.png', { type: 'image/png' }))
  return form
}
