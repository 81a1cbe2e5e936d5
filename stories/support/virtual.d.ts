/* The modules that `.storybook/facts.ts` makes. */

declare module 'virtual:facts' {
  const facts: import('../../.storybook/facts.ts').Facts
  export default facts
}

declare module 'virtual:texts' {
  const texts: readonly import('../../.storybook/facts.ts').TextFact[]
  export default texts
}
