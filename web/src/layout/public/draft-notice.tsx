import { Trans } from "@lingui/react/macro";
import { useRouter } from "@tanstack/react-router";
import { FilePenLine } from "lucide-react";
import { useEffect, useRef } from "react";
import { attachDrafts } from "#drafts/notice.ts";
import { deviceStorage } from "#session/device-storage.ts";
import { buttonClass } from "#ui/button/button-class.ts";
import { Icon } from "#ui/icon.tsx";

/** « Votre demande n’est pas encore envoyée », for who has begun one here or in its account: any, or one of this service. */
export function DraftNotice({ slug = "" }: { slug?: string }) {
  const notice = useRef<HTMLDivElement>(null);
  const { session } = useRouter().options.context;
  // A plain page does the same without React (entry-public.ts).
  useEffect(() => {
    if (notice.current) attachDrafts([notice.current], deviceStorage(), session.current());
  }, [session]);
  return (
    <div
      ref={notice}
      data-draft={slug}
      hidden
      className="rounded-md border border-line-strong bg-surface p-4 text-base"
    >
      <p className="flex items-start gap-3">
        <Icon of={FilePenLine} className="mt-0.5 text-accent-ink" />
        <span className="min-w-0">
          <strong className="block font-semibold">
            <Trans>Votre demande n’est pas encore envoyée</Trans>
          </strong>
          <span data-name="" className="text-ink-2" />
        </span>
      </p>
      <a href="/" className={buttonClass({ variant: "secondary", className: "mt-3" })}>
        <Trans>Reprendre ma demande</Trans>
      </a>
    </div>
  );
}
