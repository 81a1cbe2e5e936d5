import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import type { Elements } from '../../shared/ui/elements.ts'
import { brand } from '../brand.ts'
import { loadPart } from '../common/load-part.ts'
import { Overlay } from '../common/Overlay.tsx'
import { useSite } from '../common/site-context.ts'
import { useOnDemand } from '../common/use-on-demand.ts'
import { definitions } from '../elements/definitions.ts'
import {
  type ElementEvents,
  type Navigation,
  showOutcome,
  useLeave,
} from '../elements/use-element-events.ts'
import { clearDrafts, useDrafts } from '../enquiry/drafts.ts'
import { linkTo, splitAddress } from '../map/languages.ts'
import { pages } from '../map/pages.ts'
import { signInPathFor, withReturnPath } from '../map/return-path.ts'
import { matchRoute } from '../map/routes.ts'
import { withAccountQuery, withConversionQuery, withScreenQuery } from '../map/transfer-query.ts'
import {
  forgetToken,
  keepToken,
  readCookie,
  readToken,
  takeCookieToken,
} from '../preferences/preferences.ts'
import { endSession, isPersonOf, readSignedInPerson } from '../session/holder.ts'

/** An element with `token`, once it is defined. */
interface HolderElement extends HTMLElement {
  refreshToken(token: string): void
}

/** A refused token: the element that waits for a new one, and the message it showed. */
interface Refusal {
  readonly element: HolderElement
  readonly detail: Navigation['detail']
  /** Whose token it was; see `holder.ts`. */
  readonly person: string
}

/** How the pages behind sign-in handle the events of their element. */
interface HolderEvents extends ElementEvents {
  'ontw-record'(): void
  'ontw-step'(event: CustomEvent<{ step: string }>): void
}

interface Holder {
  /** The token for the element; empty in the document. */
  readonly token: string
  readonly events: HolderEvents
  /** A counter that rises when the element shows or does something that the statement may lack. */
  readonly changes: number
  /** The token was refused: nothing of the person may be shown. */
  readonly isSuspended: boolean
  /** Sign-in over the page, if the token was refused. */
  readonly prompt: Elements
}

/** Sign-in over the page, with the element that it shows. */
async function importPrompt() {
  const [{ SignInPrompt }] = await Promise.all([
    import('./SignInPrompt.tsx'),
    definitions.account(),
  ])
  return { SignInPrompt }
}

/** The path of this page with its query, without its language. */
const here = () => matchRoute(splitAddress(location.pathname).path).path + location.search

/** Leads away from a page behind sign-in once there is no token; `token` is what the page shows. */
function useTokenNeeded(token: string): void {
  const { locale, notices } = useSite()
  const [, navigate] = useLocation()
  const checkPerson = useEffectEvent(() => {
    const present = readToken()
    // The page is another person's.
    if (present && present !== token) location.reload()
  })
  const check = useEffectEvent(() => {
    checkPerson()
    if (readToken()) return
    const from = here()
    notices.show({ reason: 'no-token', at: pages.login.path, from })
    navigate(linkTo(locale, signInPathFor(from)), { replace: true })
  })
  useEffect(() => {
    // `boot.ts` does the same for a document; this is for navigation within the site.
    if (!readToken()) takeCookieToken()
    check()
    const end = new AbortController()
    const { signal } = end
    // A document from the back/forward cache may belong to a person who has signed out since.
    addEventListener('pageshow', ({ persisted }) => persisted && check(), { signal })
    // Without session storage, a sign-in in another tab counts here too.
    addEventListener('focus', () => checkPerson(), { signal })
    return () => end.abort()
  }, [])
}

/** What the pages behind sign-in have in common: token, events, and the prompt for a refused token. */
export function useHolder(): Holder {
  const { locale } = useSite()
  const drafts = useDrafts()
  const [, navigate] = useLocation()
  const leave = useLeave()
  // The token at opening: removing it later must not change the element's property.
  const [token, setToken] = useState(() =>
    import.meta.env.SSR ? '' : readToken() || readCookie('token'),
  )
  useTokenNeeded(token)
  const [changes, setChanges] = useState(0)
  const [refusal, setRefusal] = useState<Refusal>()
  const loadPrompt = useMemo(() => loadPart(locale, importPrompt), [locale])
  const giveUp = () => {
    setRefusal(undefined)
    if (refusal) leave(refusal.detail)
  }
  const prompt = useOnDemand(loadPrompt, refusal !== undefined, giveUp)

  /** The sign-in that the page waits for; none once it is canceled. */
  const signIn = useRef<symbol>(undefined)
  useEffect(
    () => () => {
      signIn.current = undefined
      // The person has signed out, or the token was refused without a new sign-in.
      if (!readToken()) clearDrafts(drafts)
    },
    [drafts],
  )
  const renew = async (next: string) => {
    const turn = Symbol()
    signIn.current = turn
    // Another person must not see the input that waits in the element.
    const isSame = await isPersonOf(locale, next, refusal?.person)
    if (signIn.current !== turn) return void endSession(locale, next)
    keepToken(next)
    if (isSame) refusal?.element.refreshToken(next)
    else clearDrafts(drafts)
    setToken(next)
    setRefusal(undefined)
  }
  /** The step that the element shows. */
  const step = useRef<string>(undefined)
  const noteChange = () => setChanges((count) => count + 1)
  const cancel = () => {
    signIn.current = undefined
    if (refusal) leave({ ...refusal.detail, to: pages.home.path })
  }

  return {
    token,
    changes,
    isSuspended: refusal !== undefined,
    events: {
      'ontw-navigate'({ currentTarget, detail }) {
        const { to, reason, isUsd } = detail
        if (reason === 'deposit' || reason === 'withdraw') {
          const target = withAccountQuery(withScreenQuery(pages.transfer.path, reason), isUsd)
          const isThere = here().split('?')[0] === pages.transfer.path
          // *Back* of the browser then leads to the same account. The page of transfers only changes
          // its address: its element opens the form.
          const left = isThere ? target : withAccountQuery(here(), isUsd)
          navigate(linkTo(locale, left), { replace: true })
          if (!isThere) navigate(linkTo(locale, target))
        } else if (reason === 'convert') {
          navigate(linkTo(locale, withConversionQuery(pages.wallet.path, true)))
        } else if (to === pages.bindCard.path) {
          // A person who was about to withdraw goes on there.
          const screen = step.current === 'WITHDRAW' ? 'withdraw' : 'home'
          navigate(linkTo(locale, withReturnPath(to, withScreenQuery(here(), screen))))
        } else {
          const { person = '' } = readSignedInPerson() ?? {}
          forgetToken(token)
          const canPrompt = to === pages.login.path && !brand.signIn
          if (canPrompt) setRefusal({ element: currentTarget as HolderElement, detail, person })
          else leave(detail)
        }
      },
      'ontw-success'(event) {
        noteChange()
        showOutcome(event)
      },
      'ontw-record': noteChange,
      'ontw-step'({ detail }) {
        step.current = detail.step
        noteChange()
      },
    },
    prompt: refusal && prompt && (
      <Overlay i18n={prompt.i18n}>
        <prompt.SignInPrompt onToken={renew} onCancel={cancel} />
      </Overlay>
    ),
  }
}
