/** What this device keeps of a request that was begun and not sent: enough to lead back to it. */
export interface BegunRequest {
  slug: string;
  /** Its title, or the name of the service as long as it has none. */
  name: string;
}

const prefix = "draft:";

/** Those of this device, as the wizard left them. What cannot be read is none. */
export function begunRequests(storage: Storage | undefined): BegunRequest[] {
  if (!storage) return [];
  return Object.keys(storage).flatMap((key) => {
    if (!key.startsWith(prefix)) return [];
    const slug = key.slice(prefix.length);
    try {
      const { title, service, answers } = JSON.parse(storage.getItem(key) ?? "{}") as Record<string, unknown>;
      const told = typeof answers === "object" && answers !== null && Object.keys(answers).length > 0;
      const name = [title, service].find((text): text is string => typeof text === "string" && text !== "");
      return told && name !== undefined ? [{ slug, name }] : [];
    } catch {
      return [];
    }
  });
}

/** On a plain page: shows the notice with the request that it is about, any or that of one service. */
export function attachDraft(notice: HTMLElement, storage: Storage | undefined): void {
  const of = notice.dataset["draft"];
  const begun = begunRequests(storage).find(({ slug }) => of === "" || slug === of);
  const link = notice.querySelector("a");
  if (!begun || !link) return;
  link.href = `/request/${begun.slug}`;
  const name = notice.querySelector("[data-name]");
  if (name) name.textContent = begun.name;
  notice.hidden = false;
}
