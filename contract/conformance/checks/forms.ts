import type { Context } from '../context.ts'
import { newKey, newNobody, picture } from '../samples.ts'
import type { Row } from '../settings.ts'

/** Checks that a proof and an enquiry are accepted. */
export async function* checkForms(context: Context): AsyncGenerator<Row> {
  const { settings, names, check, succeed, needToken, needWrites } = context

  if (names.includes('uploadImage') && settings.callers.includes('tw-transfer')) {
    yield await check('uploadImage', 'answer', async (finding) => {
      needWrites()
      await succeed(finding, 'uploadImage', { token: needToken(), form: picture() })
    })
  }

  if (names.includes('sendEnquiry')) {
    yield await check('sendEnquiry', 'answer', async (finding) => {
      needWrites()
      const body = {
        name: 'tw-conformance',
        email: settings.email ?? newNobody(),
        message: 'A test of the server. No answer is needed.',
        topic: 'Test',
      }
      await succeed(finding, 'sendEnquiry', { body, key: newKey() })
    })
  }
}
