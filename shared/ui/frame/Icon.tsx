/** A line drawing beside text with the same meaning; hidden from assistive technology. */
export const Icon = ({ d }: { /** A shape from `icons.ts`. */ d: string }) => (
  <svg className="tw-icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d={d} />
  </svg>
)
