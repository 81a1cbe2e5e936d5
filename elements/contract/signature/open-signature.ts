/**
 * Dialog, pad and styles in one file, for `import()` when the dialog is first opened. The sheet
 * comes after those of `shared/ui`.
 */

export { default } from './SignatureDialog.tsx'
export { default as css } from './signature.css?inline'
