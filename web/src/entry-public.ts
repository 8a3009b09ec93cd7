/**
 * The script of the public pages, which stand without React: they are links and forms, and this adds to them what the
 * browser does not do by itself. It stays small; a page that needs more is one that React takes over.
 */
import { languageChoice } from "@metiro/shared/languages";
import { attachDrafts } from "#drafts/notice.ts";
import { attachFilter } from "#layout/public/search/attach-filter.ts";
import { attachPlaces } from "#layout/public/search/attach-places.ts";
import { attachSearch } from "#layout/public/search/attach-search.ts";
import { offerBackToTop } from "#page/back-to-top.ts";
import { showStoredToasts } from "#page/stored-toasts.ts";
import { markSignedIn } from "#page/marks.ts";
import { openOnceReached, standsInstead, tellOffline } from "#page/offline.ts";
import { toggle } from "#page/toggle.ts";
import { trackPageView } from "#page/views.ts";
import { createBrowserSession } from "#session/browser.ts";
import { deviceStorage } from "#session/device-storage.ts";
import { inTime } from "#session/in-time.ts";
import { withdrawNotifications } from "#site/withdraw-notifications.ts";
import "./app.css";

const reload = () => window.location.reload();
const session = createBrowserSession(reload);

markSignedIn(session.current()?.claims?.role);
offerBackToTop();
showStoredToasts();
// Also when the browser shows the page again as it was left.
window.addEventListener("pageshow", () => trackPageView(window.location.pathname));

document.addEventListener("change", ({ target }) => {
  if (!(target instanceof HTMLSelectElement) || target.dataset["act"] !== "choose-language") return;
  document.cookie = languageChoice(target.value, location.protocol);
  void chosen(target.value).finally(showAnew);
});

/** The account's mails follow the choice. The page does whatever the server says. */
async function chosen(lang: string) {
  const token = session.current()?.token;
  if (!token) return;
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  try {
    const answer = await fetch("/trpc/auth.profile", { headers });
    const { result } = (await answer.json()) as { result?: { data: Record<string, unknown> } };
    if (!result) return;
    const { firstName, lastName, phone } = result.data;
    const body = JSON.stringify({ firstName, lastName, phone, lang });
    await fetch("/trpc/auth.updateProfile", { method: "POST", headers, body });
  } catch {
    // Chosen again, it is tried again.
  }
}

function showAnew() {
  // An address that names a language would go on naming it.
  const address = new URL(window.location.href);
  address.searchParams.delete("lang");
  if (address.href === window.location.href) reload();
  else window.location.replace(address);
}

document.addEventListener("click", ({ target }) => {
  const pressed = target instanceof Element ? target.closest<HTMLElement>("button[data-act]") : null;
  if (pressed?.dataset["act"] === "toggle") toggle(pressed);
  if (pressed?.dataset["act"] === "sign-out") void signOut(pressed);
});

async function signOut(pressed: HTMLElement) {
  // Once is enough, also while what was begun is on its way to the account.
  pressed.removeAttribute("data-act");
  pressed.setAttribute("aria-busy", "true");
  const state = session.current();
  const token = state?.token;
  if (state?.claims?.role === "Tenderer")
    await inTime(async (signal) => {
      const { bringDrafts } = await import("#session/guest/bring-drafts.ts");
      const client = async () => {
        const { createBrowserCalls } = await import("#api/browser.ts");
        return createBrowserCalls({ token: () => token, onFailure: () => undefined }).client;
      };
      await bringDrafts(state, client, signal);
    });
  session.end();
  void withdrawNotifications();
  if (token)
    void fetch("/trpc/auth.signOut", {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      keepalive: true,
    });
  window.location.assign("/auth/login");
}

attachDrafts(document.querySelectorAll<HTMLElement>("[data-draft]"), deviceStorage(), session.current());

for (const box of document.querySelectorAll<HTMLElement>("[data-act=search]")) attachSearch(box);
for (const form of document.querySelectorAll<HTMLElement>("[data-act=places]")) attachPlaces(form);
for (const page of document.querySelectorAll<HTMLElement>("[data-act=filter]")) attachFilter(page);

for (const bar of document.querySelectorAll<HTMLElement>("[data-offline]")) tellOffline(bar);
if (standsInstead()) openOnceReached(reload);

// A page that nobody takes over is not replaced piece by piece while one works on it, but as a whole.
import.meta.hot?.on("page:changed", reload);
