import { createContext, useContext } from 'react'
import type { DocumentName } from '../map/documents.ts'

interface Documents {
  /** Shows a document over the page. */
  readonly open: (name: DocumentName) => void
}

export const DocumentsContext = createContext<Documents | undefined>(undefined)

/** Opens documents from any component of the site. */
export function useDocuments(): Documents {
  const documents = useContext(DocumentsContext)
  if (!documents) throw new Error('useDocuments needs a DocumentsContext')
  return documents
}
