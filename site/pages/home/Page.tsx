import type { Messages } from '@lingui/core'
import { LazyPart, lazyPart } from '../../app/LazyPart.tsx'
import { Hero } from './Hero.tsx'
import './home.css'

export const catalogues = import.meta.glob<{ messages: Messages }>([
  '/locales/*/site-home.po',
  '/locales/*/site-enquiry.po',
])

const belowTheFold = lazyPart(() => import('./BelowTheFold.tsx'))

export const lazyParts = [belowTheFold]

/** The home page. The first screen is usable before the rest is loaded. */
export const Page = () => (
  <>
    <Hero />
    <LazyPart part={belowTheFold} />
  </>
)
