import { type FakeServer, item } from '../support/fake-server.ts'

export const value = {
  walletNumber: '8820041755631094',
  usdBalance: '1284530.25',
  usdtBalance: '42000.123456',
}

export const goodServer: FakeServer = {
  sendEmailCode: { data: null },
  checkEmailCode: { data: { token: 'story' } },
  getBalanceInWeb: item(value),
}
