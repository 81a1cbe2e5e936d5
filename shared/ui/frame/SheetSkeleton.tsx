/** The placeholder of a receipt or a certificate: its frame, its engraving and its first lines. */
export const SheetSkeleton = () => (
  <div className="tw-sheet-skeleton" aria-hidden="true">
    <i className="tw-skeleton" />
    <i className="tw-skeleton" />
    <i className="tw-skeleton" />
    <i className="tw-skeleton" />
  </div>
)
