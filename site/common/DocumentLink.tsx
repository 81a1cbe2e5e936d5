import type { ReactNode } from 'react'
import { createContext, useContext } from 'react'
import { type DocumentName, documentPath } from '../map/documents.ts'
import { addressOf } from '../map/languages.ts'
import { opensElsewhere } from './SiteLink.tsx'
import { useSite } from './site-context.ts'

interface Documents {
  /** Shows a document over the page. */
  readonly open: (name: DocumentName) => void
}

export const DocumentsContext = createContext<Documents | undefined>(undefined)

/** Opens documents from any component of the site. */
function useDocuments(): Documents {
  const documents = useContext(DocumentsContext)
  if (!documents) throw new Error('useDocuments needs a DocumentsContext')
  return documents
}

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
