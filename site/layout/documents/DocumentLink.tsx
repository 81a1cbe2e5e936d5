import type { ReactNode } from 'react'
import { addressOf } from '../../app/languages.ts'
import { useSite } from '../../app/site-context.ts'
import { type DocumentName, documentPath } from '../../documents/document-names.ts'
import { opensElsewhere } from '../opens-elsewhere.ts'
import { useDocuments } from './documents-context.ts'

interface DocumentLinkProps {
  readonly name: DocumentName
  readonly className?: string
  /** Called before the dialog opens, to close the menu around the link. */
  readonly onOpen?: (() => void) | undefined
  readonly children: ReactNode
}

/** A link to a document's page; a plain click opens the document in a dialog instead. */
export function DocumentLink({ name, className, onOpen, children }: DocumentLinkProps) {
  const { locale } = useSite()
  const { open } = useDocuments()
  return (
    <a
      href={addressOf(locale, documentPath(name))}
      className={className}
      onClick={(event) => {
        if (opensElsewhere(event)) return
        event.preventDefault()
        onOpen?.()
        open(name)
      }}
    >
      {children}
    </a>
  )
}
