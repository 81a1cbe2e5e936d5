/** Stands in for what ofetch imports and our client never calls (see `unreached` in vite.config.ts). */
const unreached = (): never => {
  throw new Error('the client asked ofetch for more than it should')
}

export default unreached
export { unreached as withBase, unreached as withQuery }
