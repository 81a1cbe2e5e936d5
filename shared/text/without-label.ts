/**
 * A pasted value without what is written before it: `Tel: `, `メール：`, `mailto:`, `#`. A label has
 * letters and no digits; without a colon, nothing is taken for one.
 */
export const withoutLabel = (text: string): string =>
  text
    .replace(/^[\s\p{Cf}]*[\p{L}\p{M}][\p{L}\p{M}\s.()/-]{0,30}[:：]/u, '')
    .replace(/^\s*[#＃]/, '')
