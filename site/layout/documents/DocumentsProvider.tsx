import { I18nProvider } from '@lingui/react'
import { type ReactNode, useMemo, useState } from 'react'
import type { DocumentName } from '../../routes.ts'
import { useOverlays } from '../../use-overlays.ts'
import { useCloseOnLeave } from '../use-close-on-leave.ts'
import { DocumentsContext } from './documents-context.ts'

/** Holds the document that is open, for all that stands inside. */
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
