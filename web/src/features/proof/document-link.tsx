import { useLingui } from "@lingui/react/macro";
import type { StoredDocument } from "@metiro/shared/document/schema";
import { Download } from "lucide-react";
import { useDocumentText } from "#form/document/document-text.ts";
import { buttonClass } from "#ui/button/button-class.ts";
import { Icon } from "#ui/icon.tsx";
import { DownloadLink } from "#domain/document/download-link.tsx";

/** A document, to be downloaded: it is never shown in the page. */
export function DocumentLink({ document }: { document: StoredDocument }) {
  const { t } = useLingui();
  const textOf = useDocumentText();
  return (
    <div className="grid min-w-0 gap-2">
      <p className="min-w-0 text-sm">
        <span className="block font-semibold wrap-anywhere">{document.name}</span>
        <span className="text-ink-2">{textOf(document)}</span>
      </p>
      <DownloadLink document={document} className={buttonClass({ variant: "secondary", size: "sm" })}>
        <Icon of={Download} size="sm" />
        {t`Télécharger le document`}
      </DownloadLink>
    </div>
  );
}
