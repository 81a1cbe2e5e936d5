import type { Messages } from '@lingui/core'
import { later as comesLater, LaterPart } from '../../Later.tsx'
import { Hero } from './Hero.tsx'
import './home.css'

export const catalogues = import.meta.glob<{ messages: Messages }>([
  '/locales/*/site-home.po',
  '/locales/*/site-enquiry.po',
])

const below = comesLater(() => import('./Below.tsx'))

export const later = [below]

/** The first page. What is seen at once is usable before the rest of it. */
export const Page = () => (
  <>
    <Hero />
    <LaterPart part={below} />
  </>
)
