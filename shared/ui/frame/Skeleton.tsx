interface SkeletonProps {
  /** CSS length; full width by default. */
  width?: string | number | undefined
  /**
   * CSS length of each line; a number is in pixels and grows with the reader's font size. A line of
   * text by default.
   */
  height?: string | number | undefined
  /** Number of lines; 1 by default. */
  lines?: number | undefined
}

const grown = (height: string | number | undefined) =>
  typeof height === 'number' ? `calc(${height} * var(--_px))` : height

/** A placeholder for content that is loading. Silent: the frame is marked as busy. */
export const Skeleton = ({ width, height, lines = 1 }: SkeletonProps) => (
  <div className="tw-skeletons" aria-hidden="true">
    {Array.from({ length: lines }, (_, line) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: lines are alike and never move
      <div key={line} className="tw-skeleton" style={{ width, height: grown(height) }} />
    ))}
  </div>
)
