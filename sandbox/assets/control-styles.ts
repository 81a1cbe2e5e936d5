import { documentThemeCss } from '../../shared/ui/theme/theme-css.ts'

/** The style sheet of the control page: the product's colours and fonts, in the system's theme. */
export const controlStyles = `
@font-face {
  font-family: "Site Display"; font-weight: 500; font-display: swap;
  src: url("/sandbox/assets/display.woff2") format("woff2");
}
@font-face {
  font-family: "Site Text"; font-weight: 200 900; font-display: swap;
  src: url("/sandbox/assets/text.woff2") format("woff2");
}
${documentThemeCss()}
.tw { --tw-font: "Site Text"; --tw-font-display: "Site Display", Georgia, serif; }
* { box-sizing: border-box; }
html { background: var(--_ground); color: var(--_text); font: 16px/1.5 var(--_font); scroll-padding-top: 72px; }
body {
  margin: 0 auto; padding: 16px clamp(16px, 3vw, 40px) 64px; max-width: 1480px;
  font-variant-numeric: tabular-nums lining-nums; overflow-wrap: anywhere;
}
h1, h2 { font-family: var(--_display); font-weight: 500; line-height: 1.15; margin: 0; }
h1 { font-size: 34px; }
h2 { font-size: 26px; margin-bottom: 16px; }
h3 { font-size: 16px; font-weight: 600; margin: 0; }
a { color: var(--_action); text-underline-offset: 3px; text-decoration-thickness: 1px; }
:focus-visible { outline: 2px solid var(--_action); outline-offset: 2px; }
/* So that the sticky navigation stays in view after the header. */
body > header { display: contents; }
body > header > .warning { border: 0; padding: 0; margin: 4px 0 8px; color: var(--_muted); }
.muted { color: var(--_muted); font-weight: 400; }
.warning, .note { border: 1px solid var(--_action); border-radius: var(--_r1); padding: 8px 12px; }
.note { background: var(--_surface); }
nav {
  position: sticky; z-index: 1; top: 0; display: flex; gap: 0 24px; overflow-x: auto; background: var(--_ground); border-bottom: 1px solid var(--_line); scrollbar-width: none;
}
nav a {
  min-height: 48px; display: inline-flex; align-items: center; color: var(--_muted);
  text-transform: capitalize; text-decoration: none; white-space: nowrap;
}
nav a:hover { color: var(--_text); }
main > section { padding: 40px 0 8px; }
main > section + section { margin-top: 32px; border-top: 1px solid var(--_line); }
ul { list-style: none; margin: 0; padding: 0; display: grid; gap: 12px; }
.lines { gap: 0; }
.lines > li { border-bottom: 1px solid var(--_line); }
.lines time { display: block; font-size: 14px; }
.card {
  background: var(--_surface); border: 1px solid var(--_line); border-radius: var(--_r2); padding: 16px;
}
.card p { margin: 8px 0; }
.row { display: flex; flex-wrap: wrap; gap: 12px; align-items: end; }
search { display: block; max-width: 640px; }
.row > label { flex: 1 1 200px; min-width: 0; }
.row > label.whole { flex-basis: 100%; }
.row > span { flex: 1 1 200px; align-self: center; }
label > span { display: block; font-size: 14px; color: var(--_muted); margin-bottom: 4px; }
input, select, textarea, button {
  font: inherit; color: inherit; background: var(--_ground); min-height: 44px; padding: 8px 12px;
  border: 1px solid var(--_edge); border-radius: var(--_r1);
}
input, select, textarea { width: 100%; }
input::placeholder { color: var(--_muted); opacity: 1; }
button { background: none; padding-inline: 16px; font-weight: 600; cursor: pointer; }
button:hover { border-color: var(--_action); }
button.primary { background: var(--_action); border-color: var(--_action); color: var(--_on-action); }
button.primary:hover { background: var(--_action-hover); }
summary { min-height: 44px; padding: 8px 0; cursor: pointer; }
code { font: 13px/1.5 var(--_mono); }
.scroll { position: relative; overflow-x: auto; margin-top: 16px; }
table { border-collapse: collapse; width: 100%; font-size: 15px; overflow-wrap: normal; }
th, td {
  text-align: start; padding: 12px 20px 12px 0; border-bottom: 1px solid var(--_line); vertical-align: middle;
}
th:last-child, td:last-child { padding-inline-end: 0; }
thead th { color: var(--_muted); font-size: 13px; font-weight: 400; white-space: nowrap; }
tbody th { font-weight: 600; white-space: nowrap; }
tbody tr:hover { background: var(--_surface); }
.cell { display: flex; gap: 4px; }
.cell input { width: 56px; }
/* A row shows how to save only while it is changed; Enter saves too. */
.cell:not(:focus-within) > button { opacity: 0; }
.figure { text-align: end; }
.figure + :not(.figure) { padding-inline-start: 24px; }
.figure, td code { white-space: nowrap; }
td code.long { display: block; min-width: 280px; max-width: 520px; white-space: normal; overflow-wrap: anywhere; }
.hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.mail, .document { white-space: pre-wrap; }
.document { padding: 16px 0; }
.signature { max-width: 100%; background: #fff; border-radius: var(--_r1); }
dl { display: grid; gap: 8px; margin: 16px 0; }
dt { font-size: 14px; color: var(--_muted); }
dd { margin: 0; }
@media (max-width: 640px) {
  /* Each row is a card: its name, then a line for each value. */
  .scroll { overflow-x: visible; }
  table, tbody { display: grid; gap: 12px; }
  thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  tbody tr {
    display: grid; padding: 12px 16px; background: var(--_surface);
    border: 1px solid var(--_line); border-radius: var(--_r2);
  }
  tbody th { padding: 0 0 8px; border: 0; font-size: 16px; white-space: normal; }
  td {
    display: flex; flex-wrap: wrap; justify-content: space-between; align-items: center; gap: 4px 16px;
    min-height: 40px; padding: 6px 0; border-width: 1px 0 0; border-top: 1px solid var(--_line);
    overflow-wrap: anywhere; text-align: end;
  }
  td > div { min-width: 0; margin-inline-start: auto; }
  .figure + :not(.figure) { padding-inline-start: 0; }
  td::before { content: attr(data-head); color: var(--_muted); font-size: 13px; }
  td code, td code.long { min-width: 0; white-space: normal; overflow-wrap: anywhere; }
  .row > button { flex: 1 1 auto; }
}
@media print {
  .tw {
    color-scheme: light;
    --tw-color-ground: #fff; --tw-color-surface: #fff; --tw-color-line: #ccc; --tw-color-text: #000;
    --tw-color-muted: #444; --tw-color-action: #000;
  }
  .no-print { display: none; }
  .signature { break-inside: avoid; }
}
`
