import { Trans, useLingui } from "@lingui/react/macro";
import type { StoredDocument } from "@metiro/shared/document/schema";
import { maxUploadBytes, maxUploadMegabytes } from "@metiro/shared/file/constants";
import { useRouter } from "@tanstack/react-router";
import { FileText } from "lucide-react";
import { useState } from "react";
import { sendDocument } from "#api/send-document.ts";
import { problemIn } from "#api/failure/failure.ts";
import { Progress } from "#ui/feedback/progress.tsx";
import { Icon } from "#ui/icon.tsx";
import { FieldError, FieldGroup } from "#ui/input/field.tsx";
import { FileButton } from "#ui/input/file-button.tsx";
import { useHoldForm } from "#form/shell/form-waits.ts";

const types = "application/pdf,image/jpeg,image/png,image/webp,image/avif";

interface DocumentInputProps {
  label: string;
  name: string;
  /** What the form says is wrong with it. */
  error?: string | undefined;
  onSent: (document: StoredDocument) => void;
}

/** A PDF or a picture of a paper: sent when it is chosen, named by its id in the form. */
export function DocumentInput({ label, name, error, onSent }: DocumentInputProps) {
  const { t } = useLingui();
  const { session } = useRouter().options.context;
  const [sent, setSent] = useState<StoredDocument>();
  const [progress, setProgress] = useState<number>();
  const [refusal, setRefusal] = useState<string>();
  useHoldForm(progress !== undefined);
  const send = async (file: File | undefined) => {
    if (!file || progress !== undefined) return;
    setRefusal(undefined);
    if (file.size > maxUploadBytes) return setRefusal(t`Plus de ${maxUploadMegabytes} Mo`);
    setProgress(0);
    try {
      const document = await sendDocument(file, session.current()?.token, setProgress);
      setSent(document);
      onSent(document);
    } catch (cause) {
      const problem = problemIn(cause);
      setRefusal(problem?.errors?.["file"]?.[0] ?? problem?.detail ?? t`L’envoi a échoué`);
    }
    return setProgress(undefined);
  };
  return (
    <FieldGroup
      label={label}
      name={name}
      error={refusal === undefined ? error : undefined}
      help={<Trans>PDF ou photo lisible (JPG, PNG, WebP), {maxUploadMegabytes} Mo au maximum.</Trans>}
    >
      <div className="grid min-w-0 gap-2">
        {sent && (
          <p className="flex min-w-0 items-center gap-2 text-sm">
            <Icon of={FileText} size="sm" className="shrink-0 text-ink-3" />
            <span className="min-w-0 wrap-anywhere">{sent.name}</span>
          </p>
        )}
        {progress !== undefined && <Progress value={Math.round(progress * 100)} label={t`Envoi du document`} />}
        <FileButton
          accept={types}
          busy={progress !== undefined}
          className="justify-self-start"
          onFiles={([file]) => void send(file)}
        >
          {sent ? <Trans>Choisir un autre document</Trans> : <Trans>Choisir un document</Trans>}
        </FileButton>
        {refusal !== undefined && <FieldError>{refusal}</FieldError>}
      </div>
    </FieldGroup>
  );
}
