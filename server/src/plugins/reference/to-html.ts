import html from "html-template-tag";
import { Marked, type Tokens } from "marked";
import { slugOf } from "./slug.ts";

export interface RenderedText {
  title: string;
  body: string;
  /** Headings of the second level, for the contents. */
  sections: { id: string; words: string }[];
}

/** A text of `docs` as HTML. `linkTo` says where a link to another file of the folder leads. */
export function toHtml(markdown: string, linkTo: (file: string) => string): RenderedText {
  const sections: RenderedText["sections"] = [];
  let title = "";
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth }) {
        const words = this.parser.parseInline(tokens, this.parser.textRenderer);
        const inner = this.parser.parseInline(tokens);
        if (depth === 1) {
          title = words;
          return `<h1>${inner}</h1>\n`;
        }
        const id = slugOf(words);
        if (depth === 2) sections.push({ id, words });
        return `<h${depth} id="${id}"><a href="#${id}">${inner}</a></h${depth}>\n`;
      },
      // What may be wider than a phone scrolls by itself, for the keyboard too.
      code: ({ text }) =>
        html`<div class="code">
          <pre tabindex="0"><code>${text}</code></pre>
        </div> `,
      table({ header, rows }) {
        const row = (cells: Tokens.TableCell[], of: "td" | "th") =>
          `<tr>${cells.map(({ tokens }) => `<${of}>${this.parser.parseInline(tokens)}</${of}>`).join("")}</tr>`;
        const body = rows.map((cells) => row(cells, "td")).join("");
        return `<div class="table" tabindex="0" role="region" aria-label="${sections.at(-1)?.words ?? title}"><table><thead>${row(header, "th")}</thead><tbody>${body}</tbody></table></div>\n`;
      },
      link({ href, tokens }) {
        const to = /^(?:https?:|#|\/)/.test(href) ? href : linkTo(href);
        return html`<a href="$${to}">$${this.parser.parseInline(tokens)}</a>`;
      },
    },
  });
  const body = marked.parse(markdown, { async: false });
  return { title, body, sections };
}
