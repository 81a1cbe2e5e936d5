/** What a region of residence allows (section 5, "Regional rules"). */
interface RegionRules {
  /** A bank account is bound and settled automatically. Elsewhere a wire is advised. */
  readonly bindsAutomatically: boolean
  /** Withdrawals are possible by wire only. */
  readonly withdrawsByWireOnly: boolean
}

/** @param region ISO 3166-1 alpha-2; an unknown one has the stricter rules */
export const regionRules = (region: string): RegionRules => ({
  bindsAutomatically: region === 'US',
  withdrawsByWireOnly: region !== 'US' && region !== 'JP',
})
