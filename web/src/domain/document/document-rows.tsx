import { useLingui } from "@lingui/react/macro";
import type { StoredDocument } from "@metiro/shared/document/schema";
import { Download, FileText } from "lucide-react";
import { useDocumentText } from "#form/document/document-text.ts";
import { buttonClass } from "#ui/button/button-class.ts";
import { Icon } from "#ui/icon.tsx";
import { DownloadLink } from "./download-link.tsx";

/** A document, or what is known of one before it was sent: without an address there is nothing to download. */
type Known = Pick<StoredDocument, "id" | "name"> & Parameters<ReturnType<typeof useDocumentText>>[0] & { url?: string };

interface DocumentRowsProps {
  /** What they are, for who hears the list. */
  label: string;
  documents: readonly Known[];
}

/** Documents one below the other, each to be downloaded: none is shown in the page. */
export default function DocumentRows({ label, documents }: DocumentRowsProps) {
  const { t } = useLingui();
  const textOf = useDocumentText();
  return (
    <ul aria-label={label} className="grid min-w-0 gap-2">
      {documents.map((document) => (
        <li
          key={document.id}
          className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 rounded-md border border-line py-1.5 pr-1.5 pl-3"
        >
          <Icon of={FileText} className="text-ink-3" />
          <p className="min-w-0 flex-[1_1_8rem]">
            <span className="block font-medium wrap-anywhere">{document.name}</span>
            <span className="num block text-sm text-ink-2">{textOf(document)}</span>
          </p>
          {document.url !== undefined && (
            <DownloadLink
              document={{ ...document, url: document.url }}
              label={t`Télécharger ${document.name}`}
              className={buttonClass({ variant: "ghost", size: "sm" })}
            >
              <Icon of={Download} size="sm" />
              {/* A phone has room for the drawing beside the name. */}
              <span className="max-md:sr-only">{t`Télécharger`}</span>
            </DownloadLink>
          )}
        </li>
      ))}
    </ul>
  );
}
