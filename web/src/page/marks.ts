import { rememberEarlyKeys } from "./early-keys.ts";

/**
 * Marks `<html>` with what the styles of a page read from it: who is signed in, the chosen theme. It runs before the first paint, so that
 * nothing flickers, and is sent as text, so it uses nothing of this module.
 */
export function markAtFirstPaint() {
  const { dataset } = document.documentElement;
  try {
    const kept = sessionStorage.getItem("viewing") ? sessionStorage : localStorage;
    const part = kept.getItem("currentUser") && kept.getItem("token")?.split(".")[1];
    if (part) {
      const { role, EmailConfirmed } = JSON.parse(atob(part.replaceAll("-", "+").replaceAll("_", "/")));
      dataset["signedIn"] = String(role);
      if (role !== "Admin" && String(EmailConfirmed).toLowerCase() !== "true") dataset["unconfirmed"] = "";
    }
    const layout = sessionStorage.getItem("layout") ?? localStorage.getItem("layout") ?? "";
    const mode = /"mode":"(light|dark|system)"/.exec(layout)?.[1];
    if (mode) dataset["theme"] = mode;
    if (/"(layout|topbar|width)":"(vertical|dark|boxed)"/.test(layout)) dataset["ownLayout"] = "";
  } catch {
    // Without storage, or with a token that cannot be read, there is nothing to mark.
  }
}

/**
 * The wizard's first question comes from the server. Where the device keeps answers another one is shown, so that one is
 * hidden from the start. Sent as text like the one above.
 */
function markBegun() {
  try {
    const slug = /^\/request\/([^/]+)$/.exec(location.pathname)?.[1];
    const draft = slug && localStorage.getItem(`draft:${slug}`);
    if (draft && /"answers":\{"/.test(draft)) document.documentElement.dataset["begun"] = "";
  } catch {
    // Without storage nothing was begun.
  }
}

/** The question that belongs there is shown now. */
export const unmarkBegun = (): void => void delete document.documentElement.dataset["begun"];

/**
 * Until its page is alive, a form that is marked with `data-early` is sent nowhere: what was pressed is remembered on it,
 * for form/use-early.ts. Where that takes long, one that says `post` is sent by the browser. Sent as text like the ones above.
 */
function rememberEarly() {
  const early = (target: EventTarget | null) =>
    target instanceof HTMLFormElement && target.dataset["early"] !== undefined ? target : undefined;
  document.addEventListener(
    "submit",
    (event) => {
      const form = early(event.target);
      if (!form) return;
      event.preventDefault();
      // A form that the server takes as it is does not wait for long.
      if (form.dataset["early"] === "post")
        setTimeout(() => "early" in form.dataset && form.isConnected && form.submit(), 4_000);
      form.dataset["early"] = "submit";
    },
    true,
  );
  document.addEventListener(
    "click",
    ({ target, detail }) => {
      if (!(target instanceof HTMLInputElement) || target.type !== "radio" || detail === 0) return;
      const form = early(target.form);
      if (form) form.dataset["early"] = "press";
    },
    true,
  );
}

export const firstPaint = [markAtFirstPaint, markBegun, rememberEarly, rememberEarlyKeys]
  .map((run) => `(${run.toString()})()`)
  .join(";");

/** Marks the role of who is signed in; nobody takes the mark away. */
export function markSignedIn(role: string | undefined): void {
  const { dataset } = document.documentElement;
  if (role) dataset["signedIn"] = role;
  else delete dataset["signedIn"];
}
