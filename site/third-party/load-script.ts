interface TrustedScripts {
  createPolicy(
    name: string,
    rules: { createScriptURL(address: string): string },
  ): { createScriptURL(address: string): string }
}

/**
 * Loads a third party's script that the operator configured; the policy of the host files allows no
 * other. Rejects if it is blocked.
 */
export function loadScript(address: string): Promise<void> {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedScripts }
  const policy = trustedTypes?.createPolicy('site', { createScriptURL: (same) => same })
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.onload = () => resolve()
    script.onerror = () => reject(new Error(`${address} could not be loaded`))
    script.src = policy?.createScriptURL(address) ?? address
    document.head.append(script)
  })
}
