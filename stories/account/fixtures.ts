import type { FakeServer } from '../support/fake-server.ts'

export const goodServer: FakeServer = {
  signIn: { data: { token: 'story' } },
  sendUserCode: { data: null },
  checkUserCode: { data: { token: 'story' } },
  register: { data: null },
  resetPassword: { data: null },
}
