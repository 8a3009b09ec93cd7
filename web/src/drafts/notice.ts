import type { RequestDraftItem } from "@metiro/shared/request-draft/schema";
import { type UnsentRequest, unsentOnDevice, unsentOf, mergeWithAccount } from "./unsent-requests.ts";

/** Who reads the page. */
interface SignedInReader {
  user: { id: string };
  token?: string;
  claims?: { role: string };
}

/**
 * Shows each notice with the request that it is about, any or that of one service: at once what this device has, and what the
 * account of a client has as soon as that is known.
 */
export function attachDrafts(
  notices: Iterable<HTMLElement>,
  storage: Storage | undefined,
  state: SignedInReader | undefined,
): void {
  const all = [...notices];
  if (all.length === 0) return;
  const here = unsentOnDevice(storage, state?.user.id);
  show(all, here);
  if (state?.token === undefined || state.claims?.role !== "Tenderer") return;
  void begunInAccount(state.token, document.documentElement.lang).then(
    (account) => account && show(all, mergeWithAccount(here, account)),
  );
}

function show(notices: readonly HTMLElement[], begun: readonly UnsentRequest[]): void {
  for (const notice of notices) {
    const of = notice.dataset["draft"];
    const found = begun.find(({ slug }) => of === "" || slug === of);
    const link = notice.querySelector("a");
    const name = notice.querySelector("[data-name]");
    notice.hidden = !found;
    if (!found) continue;
    if (link) link.href = `/request/${found.slug}`;
    if (name) name.textContent = found.name;
  }
}

/** The account's drafts, by a call of its own: a plain page has no other. Without an answer there is nothing to say. */
async function begunInAccount(token: string, language: string): Promise<UnsentRequest[] | undefined> {
  try {
    const answer = await fetch("/trpc/requestDraft.list", { headers: { authorization: `Bearer ${token}` } });
    const { result } = (await answer.json()) as { result?: { data: RequestDraftItem[] } };
    return result?.data.map((item) => unsentOf(item, language));
  } catch {
    return undefined;
  }
}
