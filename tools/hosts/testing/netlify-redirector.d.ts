declare module 'netlify-redirector' {
  interface Request {
    readonly scheme: string
    readonly host: string
    readonly path: string
    readonly query: string
    getHeader(name: string): string
    getCookie(name: string): string
  }
  interface Rules {
    match(request: Request): { readonly to: string; readonly status: number } | null
  }
  const redirector: { parsePlain(rules: string, options: object): Promise<Rules> }
  export default redirector
}
