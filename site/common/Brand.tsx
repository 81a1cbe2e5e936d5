import { brand } from '../brand.ts'

/** The mark and the name, in the display font. */
export const Brand = () => (
  <>
    <svg className="brand-mark" viewBox="0 0 48 48" aria-hidden="true">
      <path d={brand.mark} />
    </svg>
    <span className="brand-name" translate="no">
      {brand.name}
    </span>
  </>
)
