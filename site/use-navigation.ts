import { useLocation } from 'wouter'
import { findPlace } from './routes.ts'
import { useSite } from './site-context.ts'

interface Navigation {
  readonly detail: { readonly to: string; readonly reason: string }
}

/** The reason that a visitor is to read where they arrive (section 8 of the specification). */
const notFound = 'URL found.'

/** Routes what `tw-navigate` of an element says: an element never moves its page itself. */
export function useNavigation(): (event: Navigation) => void {
  const [, navigate] = useLocation()
  const { toasts } = useSite()
  return ({ detail: { to, reason } }) => {
    if (reason === notFound) toasts.show('error', notFound)
    navigate(findPlace(to).path)
  }
}
