import { useRef, useState } from 'react'
import { copyText } from '../../shared/ui/copy-text.ts'
import { Pane } from './Pane.tsx'

/** The embed snippet. It confirms only a successful copy; otherwise it selects the text. */
export const SnippetPane = ({ snippet }: { snippet: string }) => {
  const text = useRef<HTMLElement>(null)
  const [said, say] = useState<{ of: string; words: string }>()

  const copy = async () => {
    const isCopied = await copyText(snippet)
    if (!isCopied && text.current) getSelection()?.selectAllChildren(text.current)
    say({
      of: snippet,
      words: isCopied ? 'Copied.' : 'Could not copy. The text is selected: copy it by hand.',
    })
  }
  return (
    <Pane
      title="Embed"
      about={
        <span role="status">
          {said?.of === snippet ? said.words : 'The same element in your page.'}
        </span>
      }
      action={
        <button type="button" onClick={copy}>
          Copy<span className="hidden"> the snippet</span>
        </button>
      }
    >
      <section
        className="snippet"
        aria-label="Embed snippet"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must take the focus
        tabIndex={0}
      >
        <pre>
          <code ref={text}>{snippet}</code>
        </pre>
      </section>
    </Pane>
  )
}
