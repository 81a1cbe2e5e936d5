import { useMemo, useState } from 'react'
import type { Elements } from '../../shared/ui/elements.ts'
import { DocumentsContext } from '../common/DocumentLink.tsx'
import { Overlay, useOverlays } from '../common/Overlay.tsx'
import { useCloseOnLeave } from '../common/use-disclosure.ts'
import type { DocumentName } from '../map/documents.ts'

/** Provides the document dialog to all components inside. */
export function DocumentsProvider({ children }: { children: Elements }) {
  const [name, setName] = useState<DocumentName>()
  const documents = useMemo(() => ({ open: setName }), [])
  const close = () => setName(undefined)
  useCloseOnLeave(close)
  const overlays = useOverlays(name !== undefined, close)
  return (
    <DocumentsContext value={documents}>
      {children}
      {name && overlays && (
        <Overlay i18n={overlays.i18n}>
          <overlays.DocumentDialog key={name} name={name} onClose={close} />
        </Overlay>
      )}
    </DocumentsContext>
  )
}
