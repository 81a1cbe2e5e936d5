import { Features } from './Features.tsx'
import { Questions } from './Questions.tsx'

/** What the card does, and its terms as questions. */
const BelowTheFold = () => (
  <>
    <Features />
    <Questions />
  </>
)

export default BelowTheFold
