import { useCallback, useEffect, useRef, useState } from 'react'
import type { ApiError } from '../../api/errors.ts'
import { uploadImage } from '../../api/submit/upload.ts'
import type { ModelParts } from '../../element/model/parts.ts'
import { pictureName } from '../picture/picture-name.ts'
import { type PictureIssue, preparePicture } from '../picture/prepare-picture.ts'
import type { UploadState } from './UploadBox.tsx'
import type { ChangedPicture } from './use-picture-change-text.ts'

/** An uploaded picture. */
export interface UploadedPicture {
  readonly url: string
  readonly name: string
}

/** Why the last file was not uploaded: an unusable picture, or a failed call. */
export type PictureUploadIssue = PictureIssue | ApiError

interface Turn {
  readonly file: {
    readonly name: string
    readonly picture: Blob
    readonly changed: ChangedPicture
  }
  readonly end: AbortController
  readonly preview: string
}

export type PictureUpload = ReturnType<typeof usePictureUpload>

interface PictureUploadModel {
  readonly messages: Pick<ModelParts['messages'], 'showNotice' | 'report'>
  readonly session: Pick<ModelParts['session'], 'client'>
  /** Ends the toasts about earlier failures: the person tries again. */
  readonly endFailures: () => void
}

/**
 * Uploads a picture as soon as it is chosen: prepares the picture, which takes a moment if it must be
 * made smaller, and reports the progress. A newer file cancels the upload before it.
 */
export function usePictureUpload(
  { messages, session, endFailures }: PictureUploadModel,
  restored: UploadedPicture | undefined,
  onPicture: (picture: UploadedPicture | undefined) => void,
) {
  const { client } = session
  const { showNotice, report } = messages
  const [state, setState] = useState<UploadState>(
    restored ? { status: 'done', name: restored.name } : { status: 'empty' },
  )
  const [issue, setIssue] = useState<PictureUploadIssue>()
  /** The file that is prepared; what was uploaded before stays until it is ready. */
  const [preparing, setPreparing] = useState<string>()
  const [changed, setChanged] = useState<ChangedPicture>()
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

  const upload = async (file: Turn['file']) => {
    const { name, picture } = file
    release()
    const preview = URL.createObjectURL(picture)
    const turn: Turn = { file, end: new AbortController(), preview }
    current.current = turn
    const isCurrent = () => current.current === turn
    setIssue(undefined)
    endFailures()
    onPicture(undefined)
    setChanged(file.changed)
    setState({ status: 'uploading', progress: 0, name, preview })
    const sent = await uploadImage(await client(), picture, pictureName(picture.type), {
      signal: turn.end.signal,
      onProgress: (progress) =>
        isCurrent() && setState({ status: 'uploading', progress, name, preview }),
    })
    if (!isCurrent()) return
    const answer = showNotice(sent)
    if (answer.ok) {
      setState({ status: 'done', name, preview })
      onPicture({ url: answer.value.url, name })
    } else {
      setIssue(answer.error)
      setState({ status: 'failed', name, preview })
      report(answer.error)
    }
  }

  /** The file that was chosen last; preparing a large one takes a moment. */
  const chosen = useRef<File>(undefined)
  const take = async (file: File) => {
    chosen.current = file
    const isChosen = () => chosen.current === file
    setPreparing(file.name)
    setIssue(undefined)
    const prepared = await preparePicture(file, isChosen)
    const use = () => {
      if (!isChosen()) return
      setPreparing(undefined)
      // An unusable file does not replace a picture that is already uploaded.
      if (!prepared.ok) return setIssue(prepared.reason)
      const { picture, change } = prepared
      const sizes = { before: file.size, after: picture.size }
      void upload({ name: file.name, picture, changed: { change, ...sizes } })
    }
    if (isShown.current) use()
    else onShown.current = use
  }

  const retry = () => {
    if (current.current) void upload(current.current.file)
  }
  /** Forgets a file that is being prepared, or cancels the upload and keeps the file for a retry. */
  const cancel = () => {
    if (preparing === undefined) return current.current?.end.abort()
    chosen.current = undefined
    setPreparing(undefined)
  }
  const shown: UploadState =
    preparing === undefined ? state : { status: 'uploading', name: preparing }
  return {
    state: shown,
    issue,
    /** What was done to the picture that is shown. */
    changed: preparing === undefined ? changed : undefined,
    /** A file was chosen and is not uploaded yet. */
    isPending: shown.status === 'uploading',
    take: (file: File) => void take(file),
    retry,
    cancel,
    /** The picture was taken elsewhere: another one can be chosen. */
    clear() {
      release()
      current.current = undefined
      setChanged(undefined)
      setState({ status: 'empty' })
    },
  }
}
