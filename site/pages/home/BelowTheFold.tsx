import { Clientele } from './Clientele.tsx'
import { Contact } from './Contact.tsx'
import { Opportunities } from './Opportunities.tsx'
import { Security } from './Security.tsx'

/** How money is held, what a trust makes possible, for whom, and how to reach the company. */
const BelowTheFold = () => (
  <>
    <Security />
    <Opportunities />
    <Clientele />
    <Contact />
  </>
)

export default BelowTheFold
