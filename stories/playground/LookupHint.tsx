/** Test data of the sandbox for the trust fund inquiry. */
export const LookupHint = () => (
  <p className="hint">
    Try <code>demo.holder@sandbox.example</code>. Its codes arrive in the{' '}
    <a href="/sandbox#inbox" target="_blank" rel="noreferrer">
      inbox
    </a>
    , which opens in a new tab.
  </p>
)
