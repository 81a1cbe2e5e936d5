import { I18nProvider } from '@lingui/react'
import { type ReactNode, useMemo, useState } from 'react'
import type { DocumentName } from '../../documents/document-names.ts'
import { useOverlays } from '../overlays/use-overlays.ts'
import { useCloseOnLeave } from '../use-close-on-leave.ts'
import { DocumentsContext } from './documents-context.ts'

/** Provides the document dialog to all components inside. */
export function DocumentsProvider({ children }: { children: ReactNode }) {
  const [name, setName] = useState<DocumentName>()
  const documents = useMemo(() => ({ open: setName }), [])
  const close = () => setName(undefined)
  useCloseOnLeave(close)
  const overlays = useOverlays(name !== undefined, close)
  return (
    <DocumentsContext value={documents}>
      {children}
      {name && overlays && (
        <I18nProvider i18n={overlays.i18n}>
          <overlays.DocumentDialog key={name} name={name} onClose={close} />
        </I18nProvider>
      )}
    </DocumentsContext>
  )
}
