import { Trans } from "@lingui/react/macro";
import { maxUploadMegabytes } from "@metiro/shared/file/constants";
import PdfsInput from "#form/document/pdfs-input.tsx";
import { type SentPdf, usePdfUpload } from "#form/document/use-pdf-upload.ts";
import { FieldGroup } from "#ui/input/field.tsx";

interface AnswerPdfProps {
  /** The id of the PDF; empty: there is none. */
  value: string;
  onChange: (id: string) => void;
  /** Those that may be named already. */
  known: readonly (SentPdf | undefined)[];
  /** What arrived, before it is named. */
  onSent?: ((document: SentPdf) => void) | undefined;
  /** What it goes with changes what was accepted. */
  amends?: boolean | undefined;
  error: string | undefined;
}

/** The one PDF that goes with an answer, short or line by line, or with an amendment. */
export default function AnswerPdf({ value, onChange, known, onSent, amends, error }: AnswerPdfProps) {
  const store = usePdfUpload(
    known.flatMap((one) => one ?? []),
    onSent,
  );
  return (
    <FieldGroup
      label={amends ? <Trans>Avenant en PDF</Trans> : <Trans>Offre en PDF</Trans>}
      optional
      name="documentId"
      help={
        amends ? (
          <Trans>Le client le télécharge avec l’avenant. {maxUploadMegabytes} Mo au maximum.</Trans>
        ) : (
          <Trans>Le client la télécharge avec votre réponse. {maxUploadMegabytes} Mo au maximum.</Trans>
        )
      }
      error={error}
    >
      <PdfsInput
        name="documentId"
        value={value === "" ? [] : [value]}
        onChange={([id = ""]) => onChange(id)}
        maxFiles={1}
        store={store}
        invalid={error !== undefined}
      />
    </FieldGroup>
  );
}
