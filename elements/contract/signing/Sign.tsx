import { useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { IssueNotice } from '../../../shared/orders/notices/IssueNotice.tsx'
import { Button } from '../../../shared/ui/Button.tsx'
import { ConfirmButton } from '../../../shared/ui/ConfirmButton.tsx'
import { FrameFooter } from '../../../shared/ui/frame/FrameFooter.tsx'
import { Notice } from '../../../shared/ui/Notice.tsx'
import { useActions, useContractState, useModel } from '../model/context.ts'
import { type TextIssue, textIssue } from '../own-text/text-issue.ts'
import { SignatureBox } from './SignatureBox.tsx'

/** The end of the contract: Party B signs and submits. */
export function Sign() {
  const { t } = useLingui()
  const actions = useActions()
  const phase = useContractState((state) => state.phase)
  const signature = useContractState((state) => state.signature)
  const isUnclear = useContractState((state) => state.contract?.isUnclear)
  const text = useContractState((state) => state.text)
  const contract = useContractState((state) => state.contract)
  const unsignable = useMemo(() => textIssue({ text, contract }), [text, contract])
  const hasSignature = signature !== undefined
  const [saved, setSaved] = useState({ signature, version: 0 })
  if (saved.signature !== signature) setSaved({ signature, version: saved.version + 1 })
  const sign = useRef<HTMLButtonElement>(null)

  const goToSignature = () => {
    sign.current?.scrollIntoView({ block: 'center' })
    sign.current?.focus({ preventScroll: true })
  }
  const submit = () => {
    void actions.submit()
    if (!hasSignature) goToSignature()
  }
  if (isUnclear) {
    return (
      <>
        <Notice tone="error" title={t`This agreement cannot be signed`}>
          {t`Both parties are given the same role, so it is not clear which duties each has. Ask the sender to correct it. Nothing has been signed.`}
        </Notice>
        <FrameFooter>
          <ReadingProgress />
        </FrameFooter>
      </>
    )
  }
  // A signature whose outcome is unknown is still checked below.
  if (unsignable && phase.name === 'reading') return <UnsignableText issue={unsignable} />
  const isSending = phase.name === 'sending'
  const percent = isSending ? Math.floor(phase.share * 100) : 0
  const issue = phase.name === 'reading' ? phase.issue : undefined
  const isRefused = issue?.kind === 'refused'
  const isChecking = phase.name === 'unknown' && phase.isChecking
  const sending = percent < 100 ? t`Sending ${percent}%` : t`Sending`
  return (
    <>
      <SignatureBox signRef={sign} />
      {phase.name === 'unknown' && (
        <Notice
          tone="warning"
          live="assertive"
          title={t`We do not know yet whether the agreement was signed`}
          action={
            <Button
              busy={isChecking}
              busyLabel={t`Checking`}
              onClick={() => void actions.checkStatus()}
            >
              {t`Check status`}
            </Button>
          }
        >
          {t`We did not receive a reply. Your signature is still here. Submitting again will not sign the agreement twice.`}
        </Notice>
      )}
      {issue && (
        <IssueNotice
          issue={issue}
          texts={[
            isRefused ? t`Your signature was not accepted` : t`Your signature could not be sent`,
            t`Nothing has been signed. Your signature is still here.`,
            isRefused
              ? t`If this link has expired, ask the sender for a new link.`
              : t`Submit it again.`,
          ]}
        />
      )}
      <FrameFooter>
        <ReadingProgress />
        <div className="tw-sign-end">
          {!hasSignature && <Button onClick={goToSignature}>{t`Go to signature`}</Button>}
          {/* Without a signature, Submit tells that one is missing. */}
          <ConfirmButton
            confirms={String(saved.version)}
            // A refused signature can be sent again, but not by the primary button.
            variant={hasSignature ? (isRefused ? 'secondary' : 'primary') : 'quiet'}
            busy={isSending || isChecking}
            busyLabel={isChecking ? t`Checking` : sending}
            onClick={submit}
          >
            {t`Submit`}
          </ConfirmButton>
        </div>
      </FrameFooter>
    </>
  )
}

/** Why the text on screen cannot be signed; a signature that was drawn is kept. */
const UnsignableText = ({ issue }: { issue: TextIssue }) => {
  const { t } = useLingui()
  const { emit } = useModel()
  const words = {
    missing: t`The text of the agreement is missing on this page. Load the page again, or ask the sender. Nothing has been signed.`,
    different: t`The text on this page is not the text that the server has for this agreement. Load the page again, or ask the sender for a new link. Nothing has been signed.`,
  }
  const message = words[issue]
  const tell = useEffectEvent(() => emit('tw-error', { kind: 'malformed', message }))
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page is told of each issue once
  useEffect(() => void tell(), [issue])
  return (
    <>
      <Notice tone="error" live="polite" title={t`This agreement cannot be signed`}>
        {message}
      </Notice>
      <FrameFooter>
        <ReadingProgress />
      </FrameFooter>
    </>
  )
}

/** How many articles were read. */
const ReadingProgress = () => {
  const { t } = useLingui()
  const count = useContractState((state) => state.read.size)
  const total = useContractState((state) => state.text?.legalText.sections.length ?? 0)
  // An own text may have no articles.
  if (total === 0) return <span />
  return <progress className="tw-read" aria-label={t`Read`} value={count} max={total} />
}
