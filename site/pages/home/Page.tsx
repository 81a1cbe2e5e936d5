import type { Messages } from '@lingui/core'
import { Suspense } from 'react'
import { Clientele } from './Clientele.tsx'
import { Company } from './Company.tsx'
import { Contact } from './Contact.tsx'
import { Doors } from './Doors.tsx'
import { Hero } from './Hero.tsx'
import { Opportunities } from './Opportunities.tsx'
import { Security } from './Security.tsx'
import './home.css'

export const catalogues = import.meta.glob<{ messages: Messages }>([
  '/locales/*/site-home.po',
  '/locales/*/site-enquiry.po',
])

/**
 * The home page: what the company does, for whom, how money is held, what a trust makes possible, and how
 * to reach it. What is in `Suspense` is hydrated after the first screen, which can be used by then.
 */
export const Page = () => (
  <>
    <Hero />
    <Suspense>
      <Doors />
      <Security />
      <Opportunities />
      <Clientele />
      <Company />
      <Contact />
    </Suspense>
  </>
)
