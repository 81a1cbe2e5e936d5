import type { PlateName } from '../ornaments/engraving/plates.ts'
import './engraving.css'

/** A decorative engraving; its file is loaded when it is about to be seen. */
export const Engraving = ({ name }: { name: PlateName }) => (
  <div className="engraving" data-plate={name} aria-hidden="true" />
)
