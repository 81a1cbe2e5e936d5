/** A line drawing beside words that say the same; hidden from assistive technology. */
export const Icon = ({ d }: { /** A shape from `icons.ts`. */ d: string }) => (
  <svg className="tw-icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d={d} />
  </svg>
)
