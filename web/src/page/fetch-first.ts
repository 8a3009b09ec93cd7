/** What the document of a panel has asked for before its script is there. */
export interface FirstCalls {
  /** Who asked, and when: nobody else is given the answers. */
  token: string;
  at: number;
  /** The calls of the batch, in its order: the path of each with its input, as `keyOfCall` writes them. */
  keys: readonly string[];
  /** The answer of the batch; undefined where there was none. */
  answers: Promise<readonly { result?: { data?: unknown } }[] | undefined>;
  /** Puts the page into an element, as the server has drawn it from these answers. */
  show?: (place: Element) => void;
}

export interface FirstBatch {
  /** The address of the batch. */
  url: string;
  keys: readonly string[];
  /** The page is drawn ahead only where the device keeps nothing by this name. */
  keptAs?: string | undefined;
  /** Whose panel the page belongs to: for another role, or before the e-mail is confirmed, another page comes. */
  role: string;
  languageHeader: string;
  /** Ask for the page as well, drawn for such a reader. */
  pageHeader: string;
  readerHeader: string;
  /** The element that it is put into (layout/panel/page-ahead.tsx). */
  place: string;
}

declare global {
  interface Window {
    firstCalls?: FirstCalls;
  }
}

/**
 * Runs in the head of a panel's document, with the token that this device keeps: what the page calls as it starts is on its way
 * before the script. It is sent as text, so it uses nothing of this module.
 */
export function fetchFirst({ url, keys, keptAs, role, languageHeader, pageHeader, readerHeader, place }: FirstBatch) {
  const { dataset, lang } = document.documentElement;
  if (dataset["signedIn"] !== role || "unconfirmed" in dataset) return;
  // A tab in which an admin looks at a panel has a token of its own, and asks for less.
  if (sessionStorage.getItem("viewing")) return;
  const token = localStorage.getItem("token") ?? "";
  const headers: Record<string, string> = { authorization: `Bearer ${token}`, [languageHeader]: lang };
  const kept = keptAs !== undefined && Object.keys(localStorage).some((key) => key.startsWith(`${keptAs}:`));
  // In a layout of one's own it would stand elsewhere.
  if (!("ownLayout" in dataset) && !kept) {
    const name = /"firstName":("(?:[^"\\]|\\.)*")/.exec(localStorage.getItem("currentUser") ?? "")?.[1] ?? '""';
    const isPhone = matchMedia("(max-width: 767px)").matches;
    headers[pageHeader] = location.pathname + location.search;
    headers[readerHeader] = encodeURIComponent(`{"firstName":${name},"isPhone":${isPhone}}`);
  }
  const answers = fetch(url, { headers }).then(
    (answer) => (answer.headers.get("content-type")?.includes("json") ? answer.json() : undefined),
    () => undefined,
  );
  const first: FirstCalls = { token, at: Date.now(), keys, answers: answers.catch(() => undefined) };
  window.firstCalls = first;
  const show = async () => {
    // Behind the answers, in gzip and in letters. A browser that cannot read it waits for the script.
    const { page: packed } = ((await first.answers)?.[keys.length] ?? {}) as { page?: string };
    if (!packed) return;
    const { body } = new Response(Uint8Array.from(atob(packed), (sign) => sign.charCodeAt(0)));
    const page = await new Response(body?.pipeThrough(new DecompressionStream("gzip"))).text();
    first.show = (there) => {
      there.innerHTML = page;
      // The policy lets no style come with a text.
      for (const one of there.querySelectorAll<HTMLElement>("[data-style]"))
        one.style.cssText = one.dataset["style"] ?? "";
    };
    const there = document.getElementById(place);
    if (there) first.show(there);
  };
  show().catch(() => undefined);
}

/** The call of `fetchFirst` as text; what the address brought into it can end no script. */
export const fetchFirstScript = (batch: FirstBatch): string =>
  `(${fetchFirst.toString()})(${JSON.stringify(batch).replace(/[<>&\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`)})`;
