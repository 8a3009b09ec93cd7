import * as colours from "@metiro/shared/colours";

/** Mail readers know no custom properties. */
const inTheme = (theme: "light" | "dark") =>
  Object.fromEntries(Object.entries(colours).map(([name, colour]) => [name, colour[theme]])) as Record<
    keyof typeof colours,
    string
  >;
const light = inTheme("light");
const dark = inTheme("dark");

const sans = "font-family:'Inter Variable',Inter,'Helvetica Neue',Helvetica,Arial,sans-serif";
const display =
  "font-family:'Schibsted Grotesk Variable','Schibsted Grotesk','Helvetica Neue',Helvetica,Arial,sans-serif";

/** Inline styles by part. Many readers drop the style sheet of a mail, so the light look stands on its own without one. */
export const styles = {
  body: `margin:0;padding:0;background-color:${light.paper};-webkit-text-size-adjust:100%`,
  preheader: "display:none;max-height:0;overflow:hidden;mso-hide:all",
  page: `background-color:${light.paper}`,
  column: "max-width:600px;width:100%",
  mark: `background-color:${light.accent};width:14px;height:14px;font-size:0;line-height:0`,
  brand: `padding-left:10px;${display};font-size:20px;line-height:28px;font-weight:600;letter-spacing:-0.018em;color:${light.ink}`,
  card: `background-color:${light.surface};border:1px solid ${light.line};border-radius:12px;padding:36px 40px 40px`,
  heading: `margin:0 0 20px;${display};font-size:24px;line-height:32px;font-weight:600;letter-spacing:-0.018em;text-wrap:balance;color:${light.ink}`,
  text: `margin:0 0 16px;${sans};font-size:17px;line-height:28px;color:${light.ink}`,
  facts: `margin:8px 0 24px;width:100%;border-collapse:collapse;border-bottom:1px solid ${light.line}`,
  label: `padding:11px 16px 11px 0;border-top:1px solid ${light.line};width:36%;text-align:left;vertical-align:top;${sans};font-size:15px;line-height:24px;font-weight:400;color:${light.ink2}`,
  value: `padding:11px 0;border-top:1px solid ${light.line};text-align:left;vertical-align:top;${sans};font-size:15px;line-height:24px;font-weight:600;color:${light.ink}`,
  quote: `margin:0 0 24px;padding:14px 18px;border-left:3px solid ${light.lineStrong};background-color:${light.sunken};${sans};font-size:15px;line-height:24px;color:${light.ink}`,
  section: `margin:28px 0 12px;${display};font-size:18px;line-height:26px;font-weight:600;letter-spacing:-0.01em;color:${light.ink}`,
  news: `padding:12px 0;border-top:1px solid ${light.line};text-align:left;vertical-align:top;${sans};font-size:16px;line-height:24px;color:${light.ink}`,
  newsLink: `color:${light.accent};font-weight:600;text-decoration:underline`,
  newsNote: `font-size:15px;line-height:24px;color:${light.ink2}`,
  button: `background-color:${light.accent};border-radius:8px;text-align:center`,
  buttonLink: `display:block;padding:12px 24px;${sans};font-size:17px;line-height:24px;font-weight:600;color:${light.onAccent};text-decoration:none`,
  buttonRow: "margin:8px 0 0",
  closing: `margin:24px 0 0;${sans};font-size:15px;line-height:24px;color:${light.ink2}`,
  foot: `padding:24px 0 0;${sans};font-size:13px;line-height:20px;color:${light.ink3}`,
  footLine: "margin:0 0 8px",
  footLink: `color:${light.ink3};text-decoration:underline`,
} as const;

/** For the readers that do keep it: the dark colours, and cells that stack on a phone. */
export const styleSheet = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (max-width: 480px) {
  .card { padding: 24px 20px 28px !important; }
  .label, .value { display: block !important; width: auto !important; }
  .label { padding: 10px 0 0 !important; }
  .value { padding: 0 0 10px !important; border-top: 0 !important; }
  .button, .button-row { width: 100% !important; }
}
@media (prefers-color-scheme: dark) {
  .paper { background-color: ${dark.paper} !important; }
  .card { background-color: ${dark.surface} !important; border-color: ${dark.line} !important; }
  .ink { color: ${dark.ink} !important; }
  .ink-2 { color: ${dark.ink2} !important; }
  .ink-3 { color: ${dark.ink3} !important; }
  .link { color: ${dark.accent} !important; }
  .label, .value, .facts, .news { border-color: ${dark.line} !important; }
  .quote { background-color: ${dark.sunken} !important; border-color: ${dark.lineStrong} !important; color: ${dark.ink} !important; }
  .mark, .button { background-color: ${dark.accent} !important; }
  .button a { color: ${dark.onAccent} !important; }
}`;
