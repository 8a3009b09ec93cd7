import { Trans, useLingui } from "@lingui/react/macro";
import { maxReportNote, type ReportReason, reportReasons } from "@metiro/shared/report/constants";
import { ChevronRight } from "lucide-react";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { trpc } from "#api/trpc.ts";
import { TextAreaField } from "#form/field/text-fields.tsx";
import { FormDialog } from "#form/shell/form-dialog.tsx";
import { useZodForm } from "#form/use-zod-form.ts";
import { Button } from "#ui/button/button.tsx";
import { toast } from "#ui/feedback/toast-store.ts";
import { Note } from "#ui/feedback/note.tsx";
import { Icon } from "#ui/icon.tsx";
import { Segment } from "#ui/navigation/segment.tsx";
import { useConfirm } from "#ui/overlay/confirm-context.ts";
import { Dialog } from "#ui/overlay/dialog.tsx";
import type { ReportTarget } from "./report-target.ts";
import { reportedKindWords, reportReasonWords } from "./report-words.ts";

const noteSchema = async () => (await import("./note-form.ts")).noteForm(maxReportNote);

interface ReportDialogProps {
  targets: readonly [ReportTarget, ...ReportTarget[]];
  onClose: () => void;
}

/** Asks why, and sends it with the answer; then whoever wants to adds some words. */
export default function ReportDialog({ targets, onClose }: ReportDialogProps) {
  const [target, setTarget] = useState<ReportTarget>(targets[0]);
  const [sentAs, setSentAs] = useState<ReportReason>();
  const add = trpc.report.add.useMutation();
  if (sentAs !== undefined) return <Sent target={target} reason={sentAs} onClose={onClose} />;
  return (
    <Dialog
      open
      onClose={onClose}
      title={<Trans>Que se passe-t-il ?</Trans>}
      description={
        <Trans>Notre équipe regarde chaque signalement. La personne concernée n’apprend pas qui l’a fait.</Trans>
      }
    >
      <div className="grid gap-4">
        {targets.length > 1 && <TargetChoice targets={targets} target={target} onChange={setTarget} />}
        <Reasons
          busy={add.isPending}
          onChoose={(reason) => add.mutate({ ...target, reason }, { onSuccess: () => setSentAs(reason) })}
        />
      </div>
    </Dialog>
  );
}

interface TargetChoiceProps {
  targets: readonly ReportTarget[];
  target: ReportTarget;
  onChange: (target: ReportTarget) => void;
}

function TargetChoice({ targets, target, onChange }: TargetChoiceProps) {
  const { t, i18n } = useLingui();
  return (
    <Segment
      label={t`Ce que vous signalez`}
      options={targets.map(({ kind }) => ({ value: kind, label: i18n._(reportedKindWords[kind]) }))}
      value={target.kind}
      onChange={(kind) => onChange(targets.find((one) => one.kind === kind) ?? target)}
    />
  );
}

function Reasons({ busy, onChoose }: { busy: boolean; onChoose: (reason: ReportReason) => void }) {
  const { i18n } = useLingui();
  return (
    <>
      <ul className="divide-y divide-line overflow-clip rounded-md border border-line" aria-busy={busy || undefined}>
        {reportReasons.map((reason) => (
          <li key={reason}>
            <button
              type="button"
              aria-disabled={busy || undefined}
              onClick={() => busy || onChoose(reason)}
              className="flex min-h-12 w-full items-center justify-between gap-3 px-4 py-2.5 text-left hover:bg-sunken focus-visible:-outline-offset-3 aria-disabled:text-ink-3"
            >
              {i18n._(reportReasonWords[reason])}
              <Icon of={ChevronRight} size="sm" className="text-ink-3" />
            </button>
          </li>
        ))}
      </ul>
      {/* What was pressed keeps the focus while it is sent. */}
      <output className="sr-only">{busy && <Trans>Envoi…</Trans>}</output>
    </>
  );
}

interface SentProps {
  target: ReportTarget;
  reason: ReportReason;
  onClose: () => void;
}

function Sent({ target, reason, onClose }: SentProps) {
  const { t } = useLingui();
  const form = useZodForm(noteSchema, { defaultValues: { note: "" } });
  const isTyped = useWatch({ control: form.control, name: "note" }).trim() !== "";
  const add = trpc.report.add.useMutation();
  const confirm = useConfirm();
  /** What was typed is not dropped by a press beside the dialog. */
  const leave = async () => {
    const stays =
      isTyped &&
      !(await confirm({
        title: t`Fermer sans envoyer vos précisions ?`,
        children: t`Le signalement est envoyé. Ce que vous venez d’écrire ne l’est pas encore.`,
        action: t`Fermer sans les envoyer`,
        keep: t`Continuer à écrire`,
      }));
    if (!stays) onClose();
  };
  return (
    <FormDialog
      onClose={() => void leave()}
      // It asks in words of its own: the report is sent.
      asksToClose={false}
      title={<Trans>Merci, c’est signalé</Trans>}
      form={form}
      label={t`Ajouter ces précisions`}
      mutation={{ mutateAsync: ({ note }) => add.mutateAsync({ ...target, reason, note }) }}
      onSuccess={() => {
        toast.success(t`Vos précisions sont ajoutées au signalement.`);
        onClose();
      }}
      submitLabel={<Trans>Ajouter ces précisions</Trans>}
      missing={isTyped ? undefined : t`Écrivez d’abord vos précisions.`}
      secondary={
        <Button variant="secondary" onClick={() => void leave()} data-autofocus="">
          <Trans>Fermer</Trans>
        </Button>
      }
    >
      <Note tone="success">
        <Trans>Nous regardons et vous écrivons par e-mail ce qu’il en est.</Trans>
      </Note>
      <TextAreaField
        control={form.control}
        name="note"
        label={t`Autre chose à nous dire ?`}
        optional
        rows={3}
        limit={maxReportNote}
      />
    </FormDialog>
  );
}
