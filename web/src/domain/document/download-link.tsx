import type { StoredDocument } from "@metiro/shared/document/schema";
import { useLingui } from "@lingui/react/macro";
import { useRouter } from "@tanstack/react-router";
import type { MouseEvent, ReactNode } from "react";
import { toast } from "#ui/feedback/toast-store.ts";
import { saveFile } from "#ui/save-file.ts";

interface DownloadLinkProps {
  document: Pick<StoredDocument, "id" | "name" | "url">;
  className: string;
  /** Accessible name, where several stand together. */
  label?: string | undefined;
  children: ReactNode;
}

/** Saves a document. The address in the page is good for some minutes; on a page that was open for longer the session asks instead. */
export function DownloadLink({ document: { id, name, url }, className, label, children }: DownloadLinkProps) {
  const { t } = useLingui();
  const { session } = useRouter().options.context;
  const save = async (event: MouseEvent) => {
    const token = session.current()?.token;
    if (!isOver(url) || token === undefined) return;
    event.preventDefault();
    const answer = await fetch(`/api/Document/${id}`, { headers: { authorization: `Bearer ${token}` } }).catch(
      () => null,
    );
    if (answer?.ok) saveFile(name, await answer.blob());
    else toast.error(answer?.status ?? 0, t`Le document n’a pas pu être téléchargé.`);
  };
  return (
    <a href={url} download={name} className={className} aria-label={label} onClick={(event) => void save(event)}>
      {children}
    </a>
  );
}

function isOver(url: string): boolean {
  const expires = new URL(url, location.origin).searchParams.get("expires");
  return expires !== null && Number(expires) * 1000 < Date.now();
}
