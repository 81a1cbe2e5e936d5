import { createDrafts, type Saved } from '../../elements/transfer/order/drafts.ts'
import { storyToken } from '../support/story-screen.ts'

/** For `beforeEach`: stores an earlier transfer in USD in session storage. */
export const withStoredDraft = (kept: Saved) => (): void =>
  createDrafts(() => storyToken, sessionStorage).save(kept)
