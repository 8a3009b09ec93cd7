import { Trans, useLingui } from "@lingui/react/macro";
import type { JobRequest, Recipient } from "@metiro/shared/job-request/schema";
import { BellRing, Ellipsis, Undo2 } from "lucide-react";
import { trpc } from "#api/trpc.ts";
import { IconButton } from "#ui/button/icon-button.tsx";
import { toast } from "#ui/feedback/toast-store.ts";
import { useConfirm } from "#ui/overlay/confirm-context.ts";
import { DropdownMenu, MenuItem } from "#ui/overlay/dropdown-menu.tsx";
import { useCompanyName } from "#domain/company/use-company-name.ts";
import { useKeepRequest } from "#domain/request/keep-request.ts";
import { useRefusalWords } from "#domain/request/refusal-words.ts";

/** What can be done about a company that has not answered. */
export function RecipientActions({ request, recipient }: { request: JobRequest; recipient: Recipient }) {
  const { t } = useLingui();
  const { id } = request;
  const companyId = recipient.company.id;
  const name = useCompanyName()(recipient.company);
  const confirm = useConfirm();
  const utils = trpc.useUtils();
  const refusalOf = useRefusalWords("Admin");
  const remind = trpc.jobRequest.remind.useMutation({
    onSuccess: (desk) => {
      utils.jobRequest.desk.setData({ id }, desk);
      void Promise.all([utils.jobRequest.followUp.invalidate({ id }), utils.audit.list.invalidate()]);
      toast.success(t`Un rappel part à ${name}.`);
    },
  });
  const withdraw = trpc.jobRequest.withdraw.useMutation(useKeepRequest("Admin", id));
  const askWithdraw = async () => {
    const confirmed = await confirm({
      title: t`Retirer l’offre à ${name} ?`,
      children: (
        <Trans>
          Elle disparaît de sa boîte de réception et sa place redevient libre. L’entreprise n’en est pas avertie.
        </Trans>
      ),
      action: t`Retirer l’offre`,
      keep: t`Ne rien changer`,
    });
    if (confirmed)
      withdraw.mutate({ id, companyId }, { onSuccess: () => void toast.success(t`L’offre est retirée à ${name}.`) });
  };
  if (recipient.response !== "none" || recipient.heldUntil !== undefined || refusalOf("withdraw", request)) return null;
  return (
    <DropdownMenu
      title={name}
      trigger={<IconButton icon={Ellipsis} size="sm" label={t`Actions pour ${name}`} disabled={remind.isPending} />}
    >
      <MenuItem icon={BellRing} onSelect={() => remind.mutate({ id, companyId })}>
        <Trans>Relancer par e-mail</Trans>
        <span className="block text-xs text-ink-3">
          <Trans>Une fois par jour au plus</Trans>
        </span>
      </MenuItem>
      <MenuItem icon={Undo2} danger onSelect={() => void askWithdraw()}>
        <Trans>Retirer l’offre</Trans>
      </MenuItem>
    </DropdownMenu>
  );
}
