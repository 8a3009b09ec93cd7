import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { DocumentKind } from "@metiro/shared/document/constants";
import { decimalSign, formatDecimal } from "#ui/number/decimal.ts";

interface Measured {
  kind?: DocumentKind;
  bytes?: number | undefined;
  pages?: number | undefined;
}

/** What a document is and how large, as far as that is known: « PDF, 2 pages · 84 Ko ». */
export function useDocumentText(): (document: Measured) => string {
  const { t, i18n } = useLingui();
  const sizeOf = (bytes: number) =>
    bytes < 1_000_000
      ? t`${Math.max(1, Math.round(bytes / 1000))} Ko`
      : t`${formatDecimal(bytes / 1_000_000, decimalSign(i18n.locale), 1)} Mo`;
  return ({ kind = "pdf", bytes, pages }) => {
    const paper = pages === undefined ? "PDF" : t`PDF, ${plural(pages, { one: "# page", other: "# pages" })}`;
    return [kind === "pdf" ? paper : t`Image`, bytes !== undefined && sizeOf(bytes)].filter(Boolean).join(" · ");
  };
}
