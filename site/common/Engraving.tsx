import './engraving.css'

/** The engravings of `site/ornaments`; `engraving.css` names the files. */
export type PlateName = 'estate' | 'power-line' | 'houses' | 'vault' | 'aircraft' | 'family'

/** A decorative engraving; its file is loaded when it is about to be seen. */
export const Engraving = ({ name }: { name: PlateName }) => (
  <div className="engraving" data-plate={name} aria-hidden="true" />
)
