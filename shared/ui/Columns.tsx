/**
 * Facts of one choice, in columns that stand below each other where every choice of a list has them;
 * one that is not known keeps its place.
 */
export const Columns = ({ facts }: { facts: readonly (string | undefined)[] }) => (
  <span className="tw-columns">
    {facts.map((fact, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a column is known by its place alone
      <span key={at}>{fact} </span>
    ))}
  </span>
)
