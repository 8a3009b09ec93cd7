import { Trans, useLingui } from "@lingui/react/macro";
import { FileText, X } from "lucide-react";
import { useState } from "react";
import { Button } from "#ui/button/button.tsx";
import { IconButton } from "#ui/button/icon-button.tsx";
import { Progress } from "#ui/feedback/progress.tsx";
import { Icon } from "#ui/icon.tsx";
import { FieldError } from "#ui/input/field.tsx";
import { FileButton } from "#ui/input/file-button.tsx";
import { useDocumentText } from "./document-text.ts";
import { type PdfStore, pdfType } from "./pdf-store.ts";
import { type PdfItem, usePdfs } from "./use-pdfs.ts";

interface PdfsInputProps {
  name: string;
  /** Ids of the PDFs that arrived. */
  value: readonly string[];
  onChange: (ids: string[]) => void;
  maxFiles: number;
  store: PdfStore;
  invalid?: boolean | undefined;
}

/** PDFs, each a row with its size and a way to take it away. Stands in a FieldGroup. */
export default function PdfsInput({ name, value, onChange, maxFiles, store, invalid }: PdfsInputProps) {
  const { t } = useLingui();
  const { items, add, remove } = usePdfs({ ids: value, onChange, maxFiles, store });
  const [beyond, setBeyond] = useState(false);
  const replaces = maxFiles === 1;
  const left = replaces ? 1 : maxFiles - items.length;
  const take = (files: readonly File[]) => {
    setBeyond(files.length > left);
    add(files.slice(0, left));
  };
  return (
    <div className="grid min-w-0 gap-3">
      {items.length > 0 && (
        <ul className="grid min-w-0 gap-2">
          {items.map((item) => (
            <li key={item.key} className="min-w-0">
              <PdfRow item={item} onRemove={() => remove(item.key)} />
            </li>
          ))}
        </ul>
      )}
      {left > 0 && (
        <FileButton
          name={name}
          accept={`${pdfType},.pdf`}
          multiple={!replaces}
          invalid={invalid}
          className="justify-self-start"
          onFiles={take}
        >
          <Icon of={FileText} size="sm" />
          {replaces && items.length > 0 ? <Trans>Choisir un autre PDF</Trans> : <Trans>Ajouter un PDF</Trans>}
        </FileButton>
      )}
      {beyond && <FieldError>{t`${maxFiles} PDF au plus.`}</FieldError>}
    </div>
  );
}

function PdfRow({ item: { name, progress, error, retry, ...measures }, onRemove }: PdfRowProps) {
  const { t } = useLingui();
  const textOf = useDocumentText();
  return (
    <div className="flex min-w-0 items-start gap-3 rounded-md border border-line bg-surface py-2 pr-2 pl-3">
      <Icon of={FileText} className="mt-2.5 text-ink-3" />
      <div className="grid min-w-0 flex-1 gap-1 py-1.5">
        <p className="font-medium wrap-anywhere">{name}</p>
        {progress !== undefined ? (
          <Progress label={t`Envoi : ${name}`} value={Math.round(progress * 100)} />
        ) : error === undefined ? (
          <p className="num text-sm text-ink-2">{textOf(measures)}</p>
        ) : (
          <div role="alert">
            <FieldError>{error}</FieldError>
          </div>
        )}
        {retry && (
          <Button size="sm" variant="secondary" className="mt-1 justify-self-start" onClick={retry}>
            <Trans>Réessayer</Trans>
          </Button>
        )}
      </div>
      <IconButton icon={X} label={t`Retirer ${name}`} variant="ghost" size="sm" onClick={onRemove} />
    </div>
  );
}

interface PdfRowProps {
  item: PdfItem;
  onRemove: () => void;
}
