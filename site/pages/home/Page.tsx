import type { Messages } from '@lingui/core'
import { LaterPart, later } from '../../common/later.tsx'
import { Hero } from './Hero.tsx'
import './home.css'

export const catalogues = import.meta.glob<{ messages: Messages }>([
  '/locales/*/site-home.po',
  '/locales/*/site-enquiry.po',
])

const belowTheFold = later(() => import('./BelowTheFold.tsx'))

export const parts = [belowTheFold]

/** The home page. The first screen is usable before the rest is loaded. */
export const Page = () => (
  <>
    <Hero />
    <LaterPart part={belowTheFold} />
  </>
)
