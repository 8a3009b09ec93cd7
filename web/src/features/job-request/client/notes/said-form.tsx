import { maxNoteText } from "@metiro/shared/job-request/constants";
import type { saidForm } from "@metiro/shared/job-request/notes";
import { type ReactNode, useEffect } from "react";
import type { z } from "zod";
import { FormShell } from "#form/shell/form-shell.tsx";
import { TextAreaField } from "#form/field/text-fields.tsx";
import { useZodForm } from "#form/use-zod-form.ts";
import { useWatch } from "react-hook-form";
import { ContactNotice } from "#form/contact/contact-notice.tsx";
import { PhotosField } from "./photos-field.tsx";

const schema = async () => (await import("@metiro/shared/job-request/notes")).saidForm;

type Said = z.output<typeof saidForm>;

interface SaidFormProps {
  /** Accessible name: a page may have several. */
  name: string;
  /** Of the field for the words. */
  label: string;
  help?: string | undefined;
  /** Companies read it before the client has chosen: contact details are hidden from them. */
  masked?: boolean;
  submitLabel: ReactNode;
  secondary?: ReactNode;
  /** Told whether something was typed. */
  onDirty?: (dirty: boolean) => void;
  onRunning?: (running: boolean) => void;
  send: (said: Said) => Promise<unknown>;
  onSent: () => void;
}

/** Words, photos, or both: an answer to a question, or what is added to a request. */
export function SaidForm({
  name,
  label,
  help,
  masked = false,
  submitLabel,
  secondary,
  onDirty,
  onRunning,
  send,
  onSent,
}: SaidFormProps) {
  const form = useZodForm(schema, { defaultValues: { text: "", photoIds: [] } });
  const { isDirty } = form.formState;
  useEffect(() => onDirty?.(isDirty), [isDirty, onDirty]);
  const text = useWatch({ control: form.control, name: "text" });
  return (
    <FormShell
      form={form}
      label={name}
      mutation={{ mutateAsync: send }}
      onSuccess={onSent}
      submitLabel={submitLabel}
      secondary={secondary}
      onRunning={onRunning}
    >
      <TextAreaField control={form.control} name="text" label={label} help={help} rows={3} limit={maxNoteText} />
      {masked && (
        <ContactNotice
          text={typeof text === "string" ? text : ""}
          writer="client"
          onChange={(cleared) => form.setValue("text", cleared, { shouldDirty: true })}
        />
      )}
      <PhotosField control={form.control} />
    </FormShell>
  );
}
