import { useHydrated } from './use-hydrated.ts'

interface MailLinkProps {
  readonly address: string
  readonly className?: string
}

/**
 * A link to an e-mail address. Some CDNs replace each address in a document by a script of theirs;
 * they leave this one alone, because no text and no attribute of the document has it whole. In the
 * browser, React writes the address itself.
 */
export function MailLink({ address, className }: MailLinkProps) {
  const isHydrated = useHydrated()
  const at = address.lastIndexOf('@') + 1
  return (
    <a
      href={`mailto:${isHydrated ? address : address.replace('@', '%40')}`}
      className={className}
      translate="no"
    >
      <span>
        <span>{address.slice(0, at)}</span>
        <wbr />
        <span>{address.slice(at)}</span>
      </span>
    </a>
  )
}
