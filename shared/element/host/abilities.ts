/** What a native app may be able to do, as its `hello` says; an element ignores every other word. */
export const abilities = ['files', 'print', 'share', 'camera', 'pending', 'authorize'] as const
export type Ability = (typeof abilities)[number]
