import { Trans, useLingui } from "@lingui/react/macro";
import type { StoredDocument } from "@metiro/shared/document/schema";
import { useRouter } from "@tanstack/react-router";
import { FileText } from "lucide-react";
import { useId, useState } from "react";
import { sendFile } from "#api/send-file.ts";
import { problemIn } from "#api/server-problem.ts";
import { buttonClass } from "#ui/button/button-class.ts";
import { cn } from "#ui/cn.ts";
import { Progress } from "#ui/feedback/progress.tsx";
import { Icon } from "#ui/icon.tsx";
import { FieldError, FieldGroup } from "#ui/input/field.tsx";
import { useHoldForm } from "../form-waits.ts";

const maxBytes = 10 * 1024 * 1024;
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
  const inputId = useId();
  const [sent, setSent] = useState<StoredDocument>();
  const [progress, setProgress] = useState<number>();
  const [refusal, setRefusal] = useState<string>();
  useHoldForm(progress !== undefined);
  const send = async (file: File | undefined) => {
    if (!file || progress !== undefined) return;
    setRefusal(undefined);
    if (file.size > maxBytes) return setRefusal(t`Plus de 10 Mo`);
    setProgress(0);
    try {
      const document = await sendFile<StoredDocument>(
        "/api/Document/Upload",
        file,
        session.current()?.token,
        setProgress,
      );
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
      help={<Trans>PDF ou photo lisible (JPG, PNG, WebP), 10 Mo au maximum.</Trans>}
    >
      <div className="grid min-w-0 gap-2">
        {sent && (
          <p className="flex min-w-0 items-center gap-2 text-sm">
            <Icon of={FileText} size="sm" className="shrink-0 text-ink-3" />
            <span className="min-w-0 wrap-anywhere">{sent.name}</span>
          </p>
        )}
        {progress !== undefined && <Progress value={progress} label={t`Envoi du document`} />}
        <label
          htmlFor={inputId}
          className={cn(
            buttonClass({ variant: "secondary" }),
            "cursor-pointer justify-self-start has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-focus",
          )}
        >
          <input
            id={inputId}
            type="file"
            accept={types}
            className="sr-only"
            aria-disabled={progress !== undefined}
            onChange={(event) => {
              void send(event.target.files?.[0]);
              event.target.value = "";
            }}
          />
          {sent ? <Trans>Choisir un autre document</Trans> : <Trans>Choisir un document</Trans>}
        </label>
        {refusal !== undefined && <FieldError>{refusal}</FieldError>}
      </div>
    </FieldGroup>
  );
}
