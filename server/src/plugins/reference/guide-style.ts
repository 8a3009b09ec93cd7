import { accent, type Colour, ink, ink2, line, paper, sunken, surface } from "@metiro/shared/colours";

const properties = Object.entries({ paper, surface, sunken, line, ink, "ink-2": ink2, accent } satisfies Record<
  string,
  Colour
>)
  .map(([name, { light, dark }]) => `  --${name}: light-dark(${light}, ${dark});`)
  .join("\n");

/** The look of the guide, in the colours of the site; the reader's system says whether it is light or dark. */
export const guideStyle = `:root {
  color-scheme: light dark;
${properties}
  --mono: ui-monospace, "SFMono-Regular", Menlo, Consolas, monospace;
  font: 1.0625rem/1.75rem Inter, "Helvetica Neue", Arial, sans-serif;
  scroll-padding-top: 5rem;
  -webkit-text-size-adjust: 100%;
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); }
a { color: var(--accent); text-underline-offset: 0.15em; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 4px; }
main:focus { outline: none; }
.skip { position: absolute; left: -999rem; z-index: 2; padding: 0.5rem 1rem; background: var(--surface); }
.skip:focus { left: 1rem; top: 0.75rem; }
header { position: sticky; top: 0; z-index: 1; display: flex; align-items: center; gap: 0 1.5rem; min-height: 4rem; padding: 0 1rem; border-bottom: 1px solid var(--line); background: var(--surface); }
.brand { font-size: 1.25rem; font-weight: 700; letter-spacing: -0.02em; color: var(--ink); text-decoration: none; }
header nav { display: flex; flex: 1; min-width: 0; overflow-x: auto; }
header nav a { display: flex; align-items: center; flex: none; min-height: 2.75rem; padding: 0 0.625rem; font-size: 0.9375rem; color: var(--ink-2); text-decoration: none; }
header nav a:hover { color: var(--ink); text-decoration: underline; }
header nav a[aria-current] { color: var(--ink); font-weight: 600; }
.columns { max-width: 75rem; margin: 0 auto; padding: 1.5rem 1rem 6rem; }
.contents { padding: 0 1rem; border: 1px solid var(--line); border-radius: 12px; background: var(--surface); }
.contents summary { display: flex; align-items: center; justify-content: space-between; min-height: 2.75rem; font-size: 0.9375rem; font-weight: 600; cursor: pointer; list-style: none; }
.contents summary::-webkit-details-marker { display: none; }
.contents summary::after { content: "+"; font-weight: 400; color: var(--ink-2); }
.contents[open] summary::after { content: "–"; }
.contents ul { margin: 0 0 0.5rem; padding: 0; list-style: none; }
.contents a { display: flex; align-items: center; min-height: 2.75rem; font-size: 0.9375rem; line-height: 1.375rem; color: var(--ink-2); text-decoration: none; }
.contents a:hover { color: var(--ink); text-decoration: underline; }
main { min-width: 0; overflow-wrap: break-word; }
h1, h2, h3 { line-height: 1.2; letter-spacing: -0.018em; text-wrap: balance; }
h1 { margin: 2rem 0 1rem; font-size: 2rem; letter-spacing: -0.028em; }
h2 { margin: 3.5rem 0 0.75rem; font-size: 1.5rem; }
h3 { margin: 2.25rem 0 0.75rem; font-size: 1.25rem; }
:is(h2, h3) a { color: inherit; text-decoration: none; }
:is(h2, h3) a:hover { text-decoration: underline; }
main :is(p, ul, ol) { max-width: 42.5rem; margin: 1.25rem 0; }
main li { margin: 0.5rem 0; }
main :is(ul, ol) { padding-left: 1.25rem; }
code { padding: 0.125rem 0.375rem; border-radius: 4px; background: var(--sunken); font-family: var(--mono); font-size: 0.875em; }
.code { position: relative; margin: 1.25rem 0; }
pre { margin: 0; overflow-x: auto; padding: 1rem 1.25rem; border-radius: 8px; background: var(--sunken); font-size: 0.875rem; line-height: 1.5rem; }
pre code { padding: 0; background: none; font-size: inherit; }
.code button { position: absolute; top: 0.5rem; right: 0.5rem; min-width: 4.5rem; min-height: 2rem; padding: 0 0.75rem; border: 1px solid var(--line); border-radius: 6px; background: var(--surface); color: var(--ink); font: 500 0.8125rem/1.25rem inherit; font-family: inherit; cursor: pointer; }
.code:has(button) pre { padding-top: 2.75rem; }
.table { margin: 1.25rem 0; overflow-x: auto; border: 1px solid var(--line); border-radius: 8px; background: var(--surface); }
table { width: 100%; border-collapse: collapse; font-size: 0.9375rem; line-height: 1.375rem; }
:is(th, td) { padding: 0.625rem 1rem; border-top: 1px solid var(--line); text-align: left; vertical-align: top; }
thead th { border-top: 0; color: var(--ink-2); font-weight: 500; }
@media (width < 48rem) {
  thead { display: none; }
  tr { display: block; padding: 0.625rem 1rem; border-top: 1px solid var(--line); }
  tbody tr:first-child { border-top: 0; }
  td { display: inline; padding: 0; border: 0; }
  td::after { content: " "; }
  td:last-child { display: block; }
  td code { overflow-wrap: anywhere; }
}
@media (width >= 64rem) {
  header { padding: 0 2rem; }
  .columns { display: grid; grid-template-columns: 15rem minmax(0, 1fr); gap: 4rem; align-items: start; padding: 2rem 2rem 8rem; }
  .contents { position: sticky; top: 6rem; max-height: calc(100vh - 8rem); overflow-y: auto; }
  .contents a { min-height: 2.25rem; }
  h1 { margin-top: 0; font-size: 2.375rem; }
}
@media print {
  header, .contents, .code button { display: none; }
}
`;

/** Puts a button on every snippet that copies it; on a small screen the contents begin closed. */
export const copyScript = `const contents = document.querySelector(".contents");
if (contents && !matchMedia("(width >= 64rem)").matches) contents.open = false;
if (navigator.clipboard) {
  for (const pre of document.querySelectorAll(".code pre")) {
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = "Copy";
    button.setAttribute("aria-live", "polite");
    button.addEventListener("click", async () => {
      try {
        await navigator.clipboard.writeText(pre.textContent);
        button.textContent = "Copied";
      } catch {
        button.textContent = "Not copied";
      }
      setTimeout(() => (button.textContent = "Copy"), 2000);
    });
    pre.before(button);
  }
}
`;
