export interface SkeletonProps {
  /** CSS length; the full width unless given. */
  width?: string | number | undefined
  /** CSS length of each line; a line of text unless given. */
  height?: string | number | undefined
  /** How many lines; 1 unless given. */
  lines?: number | undefined
}

/** The shape of what is still on its way. Silent: the frame says that it is busy. */
export const Skeleton = ({ width, height, lines = 1 }: SkeletonProps) => (
  <div className="tw-skeletons" aria-hidden="true">
    {Array.from({ length: lines }, (_, line) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: lines are alike and never move
      <div key={line} className="tw-skeleton" style={{ width, height }} />
    ))}
  </div>
)
