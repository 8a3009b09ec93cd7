/** What other programs put on the clipboard, as the editor understands it: lists of Word as lists, titles one level down, no foreign pictures. */
export function cleanedPaste(html: string): { html: string; leftOut: number } {
  const page = new DOMParser().parseFromString(html, "text/html");
  for (const element of page.querySelectorAll("style, script, meta, link, title, xml")) element.remove();
  listsOf(page);
  for (const heading of page.querySelectorAll("h1, h5, h6")) rename(heading, heading.tagName === "H1" ? "h2" : "h4");
  for (const bold of page.querySelectorAll<HTMLElement>("b[style*='font-weight:normal'], b[id^='docs-internal-guid']"))
    bold.replaceWith(...bold.childNodes);
  const foreign = [...page.querySelectorAll("img")].filter(
    (image) => !image.getAttribute("src")?.includes("/api/File/"),
  );
  for (const image of foreign) image.remove();
  // Control characters of Word (vertical tab) are refused in texts.
  const text = page.body.innerHTML.replaceAll(/[^\P{Cc}\t\n]/gu, " ");
  return { html: text, leftOut: foreign.length };
}

/** Word writes the entries of a list as paragraphs with the bullet in their text. */
function listsOf(page: Document) {
  let lists: { level: number; list: Element }[] = [];
  let last: Element | null = null;
  for (const entry of page.querySelectorAll<HTMLElement>("p[class*='MsoListParagraph'], p[style*='mso-list']")) {
    const level = Number(/mso-list:[^;]*level(\d+)/.exec(entry.getAttribute("style") ?? "")?.[1] ?? 1);
    const mark = entry.querySelector<HTMLElement>("span[style*='mso-list']");
    const ordered = /^\s*\(?(?:\d+|[a-z])[.)]/i.test(mark?.textContent ?? entry.textContent);
    mark?.remove();
    if (!last || entry.previousElementSibling !== last) lists = [];
    lists = lists.filter((open) => open.level <= level);
    let open = lists.at(-1);
    if (!open || open.level < level) {
      const list = page.createElement(ordered ? "ol" : "ul");
      if (open) (open.list.lastElementChild ?? open.list).append(list);
      else entry.before(list);
      open = { level, list };
      lists.push(open);
    }
    const item = page.createElement("li");
    item.append(...entry.childNodes);
    open.list.append(item);
    last = lists[0]?.list ?? null;
    entry.remove();
  }
}

function rename(element: Element, tag: string) {
  const renamed = element.ownerDocument.createElement(tag);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}
