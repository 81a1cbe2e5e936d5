interface LoadingSkeletonProps {
  /** Names what is loading; shown after a second. */
  readonly text: string
  /**
   * The shape of the content: rows of a menu, records, facts, fields, or an address with its QR code.
   */
  readonly shape: 'menu' | 'records' | 'facts' | 'fields' | 'address'
  readonly rows: number
}

/** The skeleton of content that is loading, in its shape. */
export const LoadingSkeleton = ({ text, shape, rows }: LoadingSkeletonProps) => (
  <div className="tw-loading-skeleton" data-shape={shape}>
    {Array.from({ length: rows }, (_, row) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: rows are alike and never move
      <div key={row} aria-hidden="true">
        <i className="tw-skeleton" />
        <i className="tw-skeleton" />
        <i className="tw-skeleton" />
      </div>
    ))}
    <p role="status">{text}</p>
  </div>
)
