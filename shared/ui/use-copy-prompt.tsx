import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Elements } from './elements.ts'
import { TextPrompt } from './TextPrompt.tsx'

interface CopyPrompt {
  /** What the copy buttons of a view do after the try. */
  readonly copying: { onCopied(): void; onFailed(text: string): void }
  /** The text to copy by hand, once the clipboard has refused it. */
  readonly prompt: Elements
}

/** Says that a text was copied, or shows it. For all `CopyButton`s of a view. */
export function useCopyPrompt(toast: (tone: 'success', text: string) => void): CopyPrompt {
  const { t } = useLingui()
  const [uncopied, setUncopied] = useState<string>()
  return {
    copying: {
      onCopied: () => toast('success', t({ message: 'Success', context: 'copied' })),
      onFailed: setUncopied,
    },
    prompt: (
      <TextPrompt
        title={t`Could not copy. Select and copy the text below`}
        text={uncopied ?? ''}
        closeLabel={t`Close`}
        open={uncopied !== undefined}
        onClose={() => setUncopied(undefined)}
      />
    ),
  }
}
