import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { DocumentKind } from "@metiro/shared/document/constants";

interface Measured {
  kind?: DocumentKind;
  bytes?: number | undefined;
  pages?: number | undefined;
}

/** What a document is and how large, as far as that is known: « PDF, 2 pages · 84 Ko ». */
export function useDocumentText(): (document: Measured) => string {
  const { t } = useLingui();
  const sizeOf = (bytes: number) =>
    bytes < 1_000_000 ? t`${Math.max(1, Math.round(bytes / 1000))} Ko` : t`${(bytes / 1_000_000).toFixed(1)} Mo`;
  return ({ kind = "pdf", bytes, pages }) => {
    const paper = pages === undefined ? "PDF" : t`PDF, ${plural(pages, { one: "# page", other: "# pages" })}`;
    return [kind === "pdf" ? paper : t`Image`, bytes !== undefined && sizeOf(bytes)].filter(Boolean).join(" · ");
  };
}
