import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { assetUrl } from '../../element/model/asset-url.ts'
import type { ModelParts } from '../../element/model/parts.ts'
import { hiddenFromRecorders } from '../../ui/recorders/marks.ts'

interface AnswerImagesProps {
  readonly files: readonly string[]
  readonly session: Pick<ModelParts['session'], 'settings'>
}

/** How many images an answer has, and the images themselves, as far as they can be shown. */
export const AnswerImages = ({ files, session }: AnswerImagesProps) => {
  const { t } = useLingui()
  const [broken, setBroken] = useState<ReadonlySet<string>>(new Set())
  const shown = files.filter((file) => !broken.has(file))
  return (
    <>
      <p>{t`${plural(files.length, { one: '# image', other: '# images' })} attached`}</p>
      {shown.length > 0 && (
        <ul className="tw-answer-images">
          {shown.map((file, at) => {
            const number = at + 1
            return (
              <li key={file}>
                <img
                  {...hiddenFromRecorders()}
                  src={assetUrl(session, file)}
                  alt={t`Attachment ${number}`}
                  loading="lazy"
                  onError={() => setBroken((before) => new Set([...before, file]))}
                />
              </li>
            )
          })}
        </ul>
      )}
    </>
  )
}
