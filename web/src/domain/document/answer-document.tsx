import { useLingui } from "@lingui/react/macro";
import type { StoredDocument } from "@metiro/shared/document/schema";
import DocumentRows from "./document-rows.tsx";

/** The PDF that came with an answer. */
export default function AnswerDocument({ document }: { document: StoredDocument }) {
  const { t } = useLingui();
  return <DocumentRows label={t`Offre en PDF`} documents={[document]} />;
}
