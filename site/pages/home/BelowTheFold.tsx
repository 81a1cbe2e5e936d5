import { Clientele } from './Clientele.tsx'
import { Company } from './Company.tsx'
import { Contact } from './Contact.tsx'
import { Doors } from './Doors.tsx'
import { Opportunities } from './Opportunities.tsx'
import { Security } from './Security.tsx'

/** For whom, how money is held, what a trust makes possible, and how to reach the company. */
const BelowTheFold = () => (
  <>
    <Doors />
    <Security />
    <Opportunities />
    <Clientele />
    <Company />
    <Contact />
  </>
)

export default BelowTheFold
