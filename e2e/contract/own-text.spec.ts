import {
  contractTextIn,
  expect,
  printedFrame,
  sha256,
  signCalls,
  signedRecord,
  stubPrint,
  test,
} from './page.ts'

const version = '第3版'
const article = `<article slot="contract" lang="ja" data-version="${version}">
  <h1>業務提携契約書</h1><p>甲と乙は、次のとおり契約する。</p>
  <h2>第1条（目的）</h2><ol><li>乙は、顧客を甲に紹介する。</li></ol>
</article>`
const source = `# 業務提携契約書
甲と乙は、次のとおり契約する。
## 第1条（目的）
1. 乙は、顧客を甲に紹介する。`

test('An agreement in the page is read before any script, and is what is signed, printed and kept', async ({
  open,
  page,
  sandbox,
  events,
}) => {
  await page.addInitScript(stubPrint)
  const contract = await sandbox.createContract()
  await sandbox.setContractText(contract, 'ja', version, source)
  const inPage = { link: contract, children: article }
  const it = await open({ ...inPage, scriptTags: '', waitForReady: false })
  await expect(it.element.getByText('甲と乙は、次のとおり契約する。')).toBeVisible()

  await open(inPage)
  await expect(it.title).toHaveText('業務提携契約書')
  await expect(it.headings).toHaveText(['第1条（目的）'])
  await expect(it.sections.locator('xpath=..')).toHaveCount(1)
  await expect(it.element.getByText('This agreement is in Japanese.')).toBeVisible()
  const text = await it.shownText()
  expect(text).toContain(`\n${contractTextIn('ja').words.version}: ${version}\n`)
  await it.saveName()
  await it.click('Submit')
  await expect(it.row('Version of the text')).toHaveText(version)
  await expect(it.row('SHA-256 of the text')).toHaveText(sha256(text))
  expect(await signedRecord(sandbox, it.token)).toMatchObject({ text, version, locale: 'ja' })
  expect((await events.next('tw-success')).detail).toMatchObject({
    version,
    textHash: sha256(text),
  })
  await it.receipt.getByRole('button', { name: 'Print', exact: true }).click()
  const paper = await printedFrame(page)
  await expect(paper.locator('body')).toContainText('1. 乙は、顧客を甲に紹介する。')
  await expect(paper.locator('html')).toHaveAttribute('lang', 'ja')

  // The link is opened again, on a page that has a later text.
  const later = article.replace('紹介する', '紹介しない').replace('第3版', '第4版')
  await open({ link: contract, children: later })
  await expect(it.row('Version of the text')).toHaveText(version)
})

test('A text that is not the one of the server is not signed, and that of the server takes its place', async ({
  open,
  sandbox,
  events,
}) => {
  const contract = await sandbox.createContract()
  await sandbox.setContractText(contract, 'en', '2', '# Our terms\nBetween <b>both</b>.')
  const it = await open({ link: contract, attributes: { 'server-text': true } })
  await expect(it.title).toHaveText('Our terms')
  await expect(it.element.getByText('Between <b>both</b>.')).toBeVisible()
  await it.saveName()
  await it.element.evaluate((element) => {
    const other = Object.assign(document.createElement('article'), { slot: 'contract', lang: 'en' })
    other.dataset.version = '2'
    other.append('Between none.')
    element.append(other)
  })
  await expect(it.text('This agreement cannot be signed')).toBeVisible()
  expect((await events.next('tw-error')).detail).toMatchObject({ kind: 'malformed' })
  await expect(it.button('Submit')).toHaveCount(0)
  await it.element.evaluate((element) => element.replaceChildren())
  await it.click('Submit')
  await expect(it.row('Version of the text')).toHaveText('2')
  expect(await signCalls(sandbox, it.token)).toHaveLength(1)
})
