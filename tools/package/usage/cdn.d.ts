// A page may import the loader from its address.
declare module 'https://*' {
  export const observe: (root: ParentNode) => () => void
}
