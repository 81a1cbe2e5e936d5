/** How to try an account in the sandbox. */
export const AccountHint = () => (
  <p className="hint">
    Sign in as <code>demo.holder@sandbox.example</code> with <code>Sandbox2026</code>, or register
    with any address. Codes arrive in the{' '}
    <a href="/sandbox#inbox" target="_blank" rel="noreferrer">
      inbox
    </a>
    , which opens in a new tab.
  </p>
)
