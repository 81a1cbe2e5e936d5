import { createDrafts, type Saved } from '../../widgets/transfer/submission/drafts.ts'
import { storyToken } from '../support/story-screen.ts'

/** For `beforeEach`: what session storage kept from before, of transfers in USD. */
export const saved = (kept: Saved) => (): void =>
  createDrafts(() => storyToken, sessionStorage).save(kept)
