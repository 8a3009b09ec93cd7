import { Trans, useLingui } from "@lingui/react/macro";
import { maxMessages } from "@metiro/shared/conversation/constants";
import type { InspectedConversation, InspectInput } from "@metiro/shared/conversation/schema";
import { type ViewReason, viewReasons } from "@metiro/shared/user/view-reasons";
import { useState } from "react";
import { trpc } from "#api/trpc.ts";
import { viewReasonWords } from "#domain/audit/view-reason-words.ts";
import { FormDialog } from "#form/shell/form-dialog.tsx";
import { SelectField } from "#form/field/choice-fields.tsx";
import { useZodForm } from "#form/use-zod-form.ts";
import { Button } from "#ui/button/button.tsx";
import { Dialog } from "#ui/overlay/dialog.tsx";
import { ReadMessages } from "./read-messages.tsx";

const schema = async () => (await import("@metiro/shared/conversation/schema")).inspectInput.pick({ reason: true });

interface ReadConversationProps {
  jobRequestId: string;
  company: { id: string; name: string };
  onClose: () => void;
}

/** Asks why, then shows what the client and a company wrote to each other: to read alone. */
export default function ReadConversation({ jobRequestId, company, onClose }: ReadConversationProps) {
  const { t, i18n } = useLingui();
  const { audit } = trpc.useUtils();
  const [read, setRead] = useState<{ reason: ViewReason; talk: InspectedConversation }>();
  const inspect = trpc.conversation.inspect.useMutation({ onSuccess: () => void audit.list.invalidate() });
  const page = (asked: Pick<InspectInput, "reason" | "before">) =>
    inspect.mutateAsync({ jobRequestId, companyId: company.id, limit: maxMessages, ...asked });
  const form = useZodForm(schema, { defaultValues: { reason: "dispute" } });
  const { name } = company;
  const title = <Trans>Conversation avec {name}</Trans>;
  if (!read)
    return (
      <FormDialog
        onClose={onClose}
        asksToClose={false}
        title={title}
        description={
          <Trans>
            Vous lisez sans que rien ne soit marqué comme lu. Le motif est noté dans l’audit, et le client voit que vous
            avez lu ses messages.
          </Trans>
        }
        form={form}
        label={t`Lire la conversation`}
        mutation={{ mutateAsync: async ({ reason }) => ({ reason, talk: await page({ reason }) }) }}
        onSuccess={setRead}
        submitLabel={<Trans>Lire la conversation</Trans>}
        pendingLabel={<Trans>Ouverture…</Trans>}
        secondary={(close) => (
          <Button variant="secondary" onClick={close}>
            <Trans>Ne pas lire</Trans>
          </Button>
        )}
      >
        <SelectField
          control={form.control}
          name="reason"
          label={t`Motif`}
          options={viewReasons.map((value) => ({ value, label: i18n._(viewReasonWords[value]) }))}
        />
      </FormDialog>
    );
  const { reason, talk } = read;
  const older = async () => {
    const { messages, more } = await page({ reason, before: talk.messages.at(-1)?.id });
    setRead({ reason, talk: { ...talk, messages: [...talk.messages, ...messages], more } });
  };
  return (
    <Dialog
      open
      onClose={() => onClose()}
      size="md"
      title={title}
      description={i18n._(viewReasonWords[reason])}
      footer={
        <Button data-autofocus="" variant="secondary" onClick={onClose}>
          <Trans>Fermer</Trans>
        </Button>
      }
    >
      <ReadMessages talk={talk} company={name} loading={inspect.isPending} onOlder={() => void older()} />
    </Dialog>
  );
}
