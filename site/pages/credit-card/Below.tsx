import { Features } from './Features.tsx'
import { Questions } from './Questions.tsx'

/** What the card does, and its terms as questions. */
const Below = () => (
  <>
    <Features />
    <Questions />
  </>
)

export default Below
