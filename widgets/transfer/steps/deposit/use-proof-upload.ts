import { useCallback, useEffect, useRef, useState } from 'react'
import type { ApiError } from '../../../../shared/api/errors.ts'
import { uploadImage } from '../../../../shared/api/submit/upload.ts'
import { cleanPicture } from '../../../../shared/picture/clean-picture.ts'
import { inspectPicture, type PictureIssue } from '../../../../shared/picture/inspect-picture.ts'
import { pictureName } from '../../../../shared/picture/picture-name.ts'
import type { UploadState } from '../../../../shared/upload/UploadBox.tsx'
import { useActions, useModel } from '../../context.ts'

export interface Proof {
  readonly url: string
  readonly name: string
}

/** Why the last file was not uploaded: an unusable picture, or a failed call. */
export type ProofIssue = PictureIssue | 'undecodable' | ApiError

interface Turn {
  readonly file: { readonly name: string; readonly picture: Blob }
  readonly end: AbortController
  readonly preview: string
}

export type ProofUpload = ReturnType<typeof useProofUpload>

/**
 * Uploads a proof as soon as it is chosen: checks its content, removes its metadata and reports the
 * progress. A newer file cancels the upload before it.
 */
export function useProofUpload(
  restored: Proof | undefined,
  onProof: (proof: Proof | undefined) => void,
) {
  const { client, showNotice, report } = useModel()
  const { endFailures } = useActions()
  const [state, setState] = useState<UploadState>(
    restored ? { status: 'done', name: restored.name } : { status: 'empty' },
  )
  const [issue, setIssue] = useState<ProofIssue>()
  const [isInspecting, setInspecting] = useState(false)
  const current = useRef<Turn>(undefined)

  /** Cancels the upload; its file stays for another try. A preview on screen stays. */
  const release = useCallback(() => {
    current.current?.end.abort()
    if (current.current?.preview) URL.revokeObjectURL(current.current.preview)
  }, [])
  /** False once the form is left, and while the element is off the page. */
  const isShown = useRef(false)
  /** Takes a picture that became ready while the form was not shown. */
  const onShown = useRef<() => void>(undefined)
  useEffect(() => {
    isShown.current = true
    onShown.current?.()
    onShown.current = undefined
    return () => {
      isShown.current = false
      release()
    }
  }, [release])

  const upload = async ({ name, picture }: Turn['file']) => {
    release()
    const preview = URL.createObjectURL(picture)
    const turn: Turn = { file: { name, picture }, end: new AbortController(), preview }
    current.current = turn
    const isCurrent = () => current.current === turn
    setIssue(undefined)
    endFailures()
    onProof(undefined)
    setState({ status: 'uploading', progress: 0, name, preview })
    const sent = await uploadImage(await client(), picture, pictureName(name, picture.type), {
      signal: turn.end.signal,
      onProgress: (progress) =>
        isCurrent() && setState({ status: 'uploading', progress, name, preview }),
    })
    if (!isCurrent()) return
    const answer = showNotice(sent)
    if (answer.ok) {
      setState({ status: 'done', name, preview })
      onProof({ url: answer.value.url, name })
    } else {
      setIssue(answer.error)
      setState({ status: 'failed', name, preview })
      report(answer.error)
    }
  }

  /** The file that was chosen last; the inspection of a large one takes a moment. */
  const chosen = useRef<File>(undefined)
  const take = async (file: File) => {
    chosen.current = file
    setInspecting(true)
    const inspection = await inspectPicture(file)
    const cleaned = inspection.ok ? await cleanPicture(file, inspection.type) : inspection
    const use = () => {
      if (chosen.current !== file) return
      setInspecting(false)
      // An unusable file does not replace a proof that is already uploaded.
      if (cleaned.ok) void upload({ name: file.name, picture: cleaned.picture })
      else setIssue(cleaned.reason)
    }
    if (isShown.current) use()
    else onShown.current = use
  }

  const retry = () => {
    if (current.current) void upload(current.current.file)
  }
  /** Cancels the upload and keeps the file for another try. */
  const cancel = () => current.current?.end.abort()
  /** A file was chosen and is not uploaded yet. */
  const isPending = isInspecting || state.status === 'uploading'
  return { state, issue, isPending, take: (file: File) => void take(file), retry, cancel }
}
