/** What the document of a panel has asked for before its script is there. */
export interface FirstCalls {
  /** Who asked, and when: nobody else is given the answers. */
  token: string;
  at: number;
  /** The calls of the batch, in its order: the path of each with its input, as `keyOfCall` writes them. */
  keys: readonly string[];
  /** The answer of the batch; undefined where there was none. */
  answers: Promise<readonly { result?: { data?: unknown } }[] | undefined>;
}

export interface FirstBatch {
  /** The address of the batch. */
  url: string;
  keys: readonly string[];
  /** Whose panel the page belongs to: for another role, or before the e-mail is confirmed, another page comes. */
  role: string;
  languageHeader: string;
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
export function fetchFirst({ url, keys, role, languageHeader }: FirstBatch) {
  const { dataset, lang } = document.documentElement;
  if (dataset["signedIn"] !== role || "unconfirmed" in dataset) return;
  // A tab in which an admin looks at a panel has a token of its own, and asks for less.
  if (sessionStorage.getItem("viewing")) return;
  const token = localStorage.getItem("token") ?? "";
  const answers = fetch(url, { headers: { authorization: `Bearer ${token}`, [languageHeader]: lang } }).then(
    (answer) => (answer.headers.get("content-type")?.includes("json") ? answer.json() : undefined),
    () => undefined,
  );
  window.firstCalls = { token, at: Date.now(), keys, answers: answers.catch(() => undefined) };
}

/** The call of `fetchFirst` as text; what the address brought into it can end no script. */
export const fetchFirstScript = (batch: FirstBatch): string =>
  `(${fetchFirst.toString()})(${JSON.stringify(batch).replace(/[<>&\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`)})`;
