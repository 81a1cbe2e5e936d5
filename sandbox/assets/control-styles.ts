/** The style of the control page, as text: the app needs no files. */
export const controlStyles = `
:root {
  color-scheme: dark;
  --ground: #0d0c0a; --surface: #161410; --raised: #1f1c16; --line: #332e24; --edge: #7d725c;
  --text: #f3eee3; --muted: #b3aa98; --gold: #d4af61; --radius: 8px;
}
* { box-sizing: border-box; }
body {
  margin: 0 auto; padding: 16px; max-width: 1200px; background: var(--ground); color: var(--text);
  font: 16px/1.5 system-ui, sans-serif; font-variant-numeric: tabular-nums; overflow-wrap: anywhere;
}
h1, h2 { font-family: Georgia, "Times New Roman", serif; font-weight: 400; line-height: 1.2; }
h1 { font-size: 32px; margin: 16px 0 8px; }
h2 { font-size: 24px; margin: 0 0 16px; color: var(--gold); }
h3 { font-size: 16px; margin: 0; }
a { color: var(--gold); text-underline-offset: 3px; }
:focus-visible { outline: 2px solid var(--gold); outline-offset: 2px; }
.muted { color: var(--muted); font-weight: 400; }
.warning, .note { border: 1px solid var(--gold); border-radius: var(--radius); padding: 8px 12px; }
nav { display: flex; flex-wrap: wrap; gap: 0 16px; }
nav a { min-height: 44px; display: inline-flex; align-items: center; text-transform: capitalize; }
main > section {
  margin: 16px 0; padding: 16px; background: var(--surface);
  border: 1px solid var(--line); border-radius: 14px;
}
ul { list-style: none; margin: 0; padding: 0; display: grid; gap: 12px; }
.card { background: var(--raised); border: 1px solid var(--line); border-radius: var(--radius); padding: 12px; }
.card p { margin: 8px 0; }
.row { display: flex; flex-wrap: wrap; gap: 12px; align-items: end; }
.row > label { flex: 1 1 200px; min-width: 0; }
.row > span { flex: 1 1 200px; align-self: center; }
label > span { display: block; font-size: 14px; color: var(--muted); margin-bottom: 4px; }
input, select, button {
  font: inherit; color: var(--text); background: var(--ground); min-height: 44px; padding: 8px 12px;
  border: 1px solid var(--edge); border-radius: var(--radius);
}
input, select { width: 100%; }
input::placeholder { color: var(--muted); opacity: 1; }
button { background: var(--raised); cursor: pointer; }
button.primary { background: var(--gold); border-color: var(--gold); color: #14110a; font-weight: 600; }
summary { min-height: 44px; padding: 8px 0; cursor: pointer; }
code { font: 13px/1.5 ui-monospace, monospace; }
.scroll { position: relative; overflow-x: auto; margin-top: 12px; }
table { border-collapse: collapse; width: 100%; font-size: 14px; overflow-wrap: normal; }
th, td { text-align: start; padding: 8px 12px 8px 0; border-bottom: 1px solid var(--line); vertical-align: top; }
thead th { color: var(--muted); font-weight: 400; white-space: nowrap; }
tbody th { font-weight: 600; white-space: nowrap; }
.cell { display: flex; gap: 4px; }
.cell input { width: 56px; }
.figure, td code { white-space: nowrap; }
.hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.mail, .document { white-space: pre-wrap; }
.document { padding: 16px 0; }
.signature { max-width: 100%; background: #fff; border-radius: var(--radius); }
dl { display: grid; gap: 8px; margin: 16px 0; }
dt { font-size: 14px; color: var(--muted); }
dd { margin: 0; }
@media print {
  :root {
    color-scheme: light;
    --ground: #fff; --surface: #fff; --line: #ccc; --text: #000; --muted: #444; --gold: #000;
  }
  .no-print { display: none; }
  .signature { break-inside: avoid; }
}
`
