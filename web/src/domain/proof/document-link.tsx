import { useLingui } from "@lingui/react/macro";
import { plural } from "@lingui/core/macro";
import type { StoredDocument } from "@metiro/shared/document/schema";
import { Download } from "lucide-react";
import { buttonClass } from "#ui/button/button-class.ts";
import { Icon } from "#ui/icon.tsx";

/** A document, to be downloaded: it is never shown in the page. */
export function DocumentLink({ document: { name, kind, bytes, pages = 0, url } }: { document: StoredDocument }) {
  const { t } = useLingui();
  const size =
    bytes < 1_000_000 ? t`${Math.max(1, Math.round(bytes / 1000))} Ko` : t`${(bytes / 1_000_000).toFixed(1)} Mo`;
  const what = kind === "pdf" ? t`PDF, ${plural(pages, { one: "# page", other: "# pages" })}` : t`Image`;
  return (
    <div className="grid min-w-0 gap-2">
      <p className="min-w-0 text-sm">
        <span className="block font-semibold wrap-anywhere">{name}</span>
        <span className="text-ink-2">
          {what} · {size}
        </span>
      </p>
      <a href={url} download={name} className={buttonClass({ variant: "secondary", size: "sm" })}>
        <Icon of={Download} size="sm" />
        {t`Télécharger le document`}
      </a>
    </div>
  );
}
