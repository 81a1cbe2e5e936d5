/** @jsxImportSource hono/jsx */
import { renderPage } from './layout.tsx'

/** Asks for the control token. */
export const renderControlSignIn = (isWrong: boolean) =>
  renderPage(
    <main>
      <h1>Sandbox control</h1>
      <p>
        This sandbox listens beyond its own machine. The control token is the one it was started
        with.
      </p>
      {isWrong && (
        <p role="alert" class="note">
          This is not the control token.
        </p>
      )}
      <form method="post" action="/sandbox/control/token" class="grid">
        <label>
          <span>Control token</span>
          <input name="token" type="password" required autocomplete="current-password" />
        </label>
        <button type="submit" class="primary">
          Continue
        </button>
      </form>
    </main>,
  )
