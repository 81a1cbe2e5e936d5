/**
 * Dialog, pad and styles in one file, for `import()` when a signature is first wanted. The sheet goes
 * behind those of `shared/ui`.
 */

export { default } from './SignatureDialog.tsx'
export { default as css } from './signature.css?inline'
