import { type ClipboardEvent, type DragEvent, useCallback, useId, useRef, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/frame/Icon.tsx'
import { camera, check, retry, toneIcons, upload } from '../../ui/icons.ts'
import { Phrases } from '../../ui/Phrases.tsx'
import { hiddenFromRecorders, maskedText } from '../../ui/recorders/marks.ts'
import { lacksCamera } from './accepted-files.ts'

export type UploadState =
  | { status: 'empty' }
  | {
      status: 'uploading'
      /** 0 to 1; undefined while the file is still prepared. */
      progress?: number | undefined
      name: string
      /** blob: URL. */
      preview?: string | undefined
    }
  | { status: 'done'; name: string; preview?: string | undefined }
  | { status: 'failed'; name: string; preview?: string | undefined }

interface UploadBoxProps {
  /** The input's accessible name, exactly. */
  label: string
  /** Which files are accepted. */
  hint?: string | undefined
  error?: string | undefined
  /** What was done to the file, for example that it was made smaller. */
  note?: string | undefined
  state: UploadState
  /** As on the native input. A dropped or pasted file may be of another type: check it. */
  accept: string
  onFile: (file: File) => void
  /** Offered after a failed upload. */
  onRetry?: (() => void) | undefined
  /** Offered during the upload. */
  onCancel?: (() => void) | undefined
  texts: {
    choose: string
    replace: string
    retry: string
    uploading: string
    preparing: string
    cancel?: string
    /** A button with this text opens the camera, where the input itself does not offer it. */
    camera?: string
  }
  /** Ids of further descriptions, separated by blanks. */
  describedBy?: string | undefined
  required?: boolean | undefined
  disabled?: boolean | undefined
}

/** Accepts one file, chosen, dropped or pasted. A native file input covers the whole box. */
export const UploadBox = ({
  label,
  hint,
  error,
  note,
  state,
  accept,
  onFile,
  onRetry,
  onCancel,
  texts,
  describedBy,
  required,
  disabled,
}: UploadBoxProps) => {
  const id = useId()
  const [isOver, setOver] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  /** Moves the focus to the input when the focused button is removed. */
  const keepFocus = useCallback(
    (button: HTMLButtonElement) => () => {
      const root = button.getRootNode() as Document | ShadowRoot
      if (root.activeElement === button) input.current?.focus()
    },
    [],
  )

  const take = (files: FileList | null) => {
    const file = files?.[0]
    if (file && !disabled) onFile(file)
    return Boolean(file)
  }
  const drag = (event: DragEvent) => {
    event.preventDefault()
    setOver(event.type === 'dragover')
  }
  const drop = (event: DragEvent) => {
    drag(event)
    take(event.dataTransfer.files)
  }
  const paste = (event: ClipboardEvent) => {
    if (take(event.clipboardData.files)) event.preventDefault()
  }

  /** The same input for one press, so that both ways lead to the same place. */
  const openCamera = () => {
    input.current?.setAttribute('capture', 'environment')
    input.current?.click()
    input.current?.removeAttribute('capture')
  }

  const isEmpty = state.status === 'empty'
  const isUploading = state.status === 'uploading'
  const onPress = isUploading ? onCancel : state.status === 'failed' && onRetry
  const progress = isUploading ? state.progress : undefined
  const isPreparing = isUploading && progress === undefined
  const activity = isPreparing ? texts.preparing : texts.uploading
  const hasCamera = texts.camera !== undefined && !isUploading && lacksCamera()
  const described = [describedBy, error && `${id}e`, hint && `${id}h`, `${id}s`]

  return (
    <div className="tw-upload" data-status={state.status} data-invalid={Boolean(error)}>
      <span className="tw-upload-label" id={id}>
        {label}
      </span>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the input inside does it for keyboards */}
      <div
        className="tw-drop"
        data-over={isOver}
        onDragOver={drag}
        onDragLeave={drag}
        onDrop={drop}
        onPaste={paste}
      >
        {!isEmpty && state.preview ? (
          <img {...hiddenFromRecorders()} src={state.preview} alt="" />
        ) : (
          <span className="tw-upload-icon">
            <Icon d={upload} />
          </span>
        )}
        <span className="tw-upload-text" id={`${id}s`}>
          {isEmpty ? (
            <b>{texts.choose}</b>
          ) : (
            <>
              <span className="tw-upload-name">
                {state.status === 'done' && <Icon d={check} />}
                <bdi {...maskedText()}>{state.name}</bdi>
              </span>
              {isUploading ? (
                <span>
                  {progress === undefined ? activity : `${activity} ${Math.floor(progress * 100)}%`}
                </span>
              ) : (
                <u>{texts.replace}</u>
              )}
            </>
          )}
        </span>
        {isUploading && <progress value={progress} max={1} aria-label={activity} />}
        <input
          ref={input}
          type="file"
          accept={accept}
          required={required}
          disabled={disabled}
          aria-labelledby={id}
          aria-describedby={described.filter(Boolean).join(' ')}
          aria-invalid={error ? true : undefined}
          onChange={({ currentTarget }) => {
            take(currentTarget.files)
            // So that the same file can be chosen again.
            currentTarget.value = ''
          }}
        />
      </div>
      {error && (
        <p className="tw-error" id={`${id}e`} role="alert">
          <Icon d={toneIcons.error} />
          <span>
            <Phrases>{error}</Phrases>
          </span>
        </p>
      )}
      <p className="tw-hint" role="status">
        {note}
      </p>
      {onPress && (
        <Button ref={keepFocus} onClick={onPress}>
          {!isUploading && <Icon d={retry} />}
          <span>{isUploading ? texts.cancel : texts.retry}</span>
        </Button>
      )}
      {hasCamera && (
        <Button onClick={openCamera} disabled={disabled}>
          <Icon d={camera} />
          <span>{texts.camera}</span>
        </Button>
      )}
      {hint && (
        <p className="tw-hint" id={`${id}h`}>
          {hint}
        </p>
      )}
    </div>
  )
}
