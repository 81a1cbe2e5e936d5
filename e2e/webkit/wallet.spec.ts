import { expect, test } from './test.ts'

test('USDT is converted, money is sent to a friend, and both are in the history', async ({
  webKit,
  embed,
  sandbox,
}) => {
  const friend = await sandbox.createMailbox({ name: 'Second Friend' })
  const token = await sandbox.createAccount({ usd: '200', usdt: '200' })
  await embed('tw-wallet', { attributes: { token } })
  await webKit.click('Convert')
  await webKit.field('You send').fill('100')
  await webKit.click('Next', 'Convert 100.00 USDT', 'Done')

  await embed('tw-wallet', { attributes: { token, 'is-usd': true } })
  await webKit.click('Send', 'To a friend')
  await webKit.field('Friend’s account').fill(friend.email)
  await webKit.field('Amount').fill('80')
  await webKit.click('Next')
  await webKit.part('checkbox').click()
  await webKit.click('Send 80.00 USD')
  await webKit.text('Sent to your friend').waitFor()
  await webKit.click('Done', 'History')
  await webKit.text('−80.00 USD').waitFor()
  expect(await sandbox.calls(token, '/convert')).toHaveLength(1)
  expect(await sandbox.calls(token, '/transferToFriend')).toHaveLength(1)
})
