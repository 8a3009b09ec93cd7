import { Trans, useLingui } from "@lingui/react/macro";
import type { CompanyDetail } from "@metiro/shared/company/schema";
import { BadgeCheck, BadgeX, CirclePause, CirclePlay, Pencil } from "lucide-react";
import { Link } from "@tanstack/react-router";
import { trpc } from "#api/trpc.ts";
import { Button } from "#ui/button/button.tsx";
import { buttonClass } from "#ui/button/button-class.ts";
import { DropdownMenu, MenuItem, MenuLink, MenuSeparator } from "#ui/overlay/dropdown-menu.tsx";
import { Icon } from "#ui/icon.tsx";
import type { LinkParts } from "#ui/navigation/link-parts.ts";
import { usePhone } from "#ui/navigation/use-phone.ts";
import { toast } from "#ui/feedback/toast-store.ts";
import { useConfirm } from "#ui/overlay/confirm-context.ts";
import { AccountMenuItems } from "../account/account-menu-items.tsx";
import { MoreButton } from "../account/more-button.tsx";
import { useAccountActions } from "../account/use-account-actions.tsx";
import { useRefreshPeople } from "../account/use-refresh-people.ts";

interface CompanyActionsProps {
  company: CompanyDetail;
  leave: () => Promise<void>;
}

/** What can be done with a company: verify one that is not, and edit it; the rest stands in a menu. */
export function CompanyActions({ company, leave }: CompanyActionsProps) {
  const { t } = useLingui();
  const { id, name, verified, user, lockedAt, pausedAt } = company;
  const account = useAccountActions({ id: user.id, name }, leave);
  const refresh = useRefreshPeople();
  const confirm = useConfirm();
  const verify = trpc.company.verify.useMutation({ onSettled: refresh });
  const pause = trpc.company.pause.useMutation({ onSettled: refresh });
  const setVerified = (next: boolean) =>
    verify.mutate(
      { id, verified: next },
      { onSuccess: () => void toast.success(next ? t`${name} est vérifiée.` : t`${name} n’est plus vérifiée.`) },
    );
  const askUnverified = async () => {
    const confirmed = await confirm({
      title: t`Retirer la vérification : ${name} ?`,
      children: (
        <Trans>Le signe « vérifiée » disparaît de son profil et de ses réponses. L’entreprise reçoit un e-mail.</Trans>
      ),
      action: t`Retirer la vérification`,
      keep: t`Garder la vérification`,
    });
    if (confirmed) setVerified(false);
  };
  const setPaused = (paused: boolean) =>
    pause.mutate(
      { id, paused },
      {
        onSuccess: () =>
          void toast.success(
            paused ? t`${name} ne reçoit plus de demandes.` : t`${name} reçoit à nouveau des demandes.`,
          ),
      },
    );
  const onPhone = usePhone();
  const edit = (parts: LinkParts) => <Link {...parts} to="/admin/company/$id/edit" params={{ id }} search />;
  return (
    <>
      {!verified && (
        <Button
          icon={BadgeCheck}
          loading={verify.isPending}
          loadingLabel={<Trans>Enregistrement…</Trans>}
          onClick={() => setVerified(true)}
        >
          <Trans>Marquer comme vérifiée</Trans>
        </Button>
      )}
      {(verified || !onPhone) &&
        edit({
          className: buttonClass({ variant: "secondary" }),
          children: (
            <>
              <Icon of={Pencil} />
              <Trans>Modifier</Trans>
            </>
          ),
        })}
      <DropdownMenu title={name} trigger={<MoreButton loading={account.removing || (verified && verify.isPending)} />}>
        {onPhone && !verified && (
          <MenuLink icon={Pencil} link={edit}>
            <Trans>Modifier</Trans>
          </MenuLink>
        )}
        {pausedAt === undefined ? (
          <MenuItem icon={CirclePause} onSelect={() => setPaused(true)}>
            <Trans>Mettre en pause</Trans>
            <span className="block text-xs text-ink-3">
              <Trans>Elle ne reçoit plus de nouvelles demandes</Trans>
            </span>
          </MenuItem>
        ) : (
          <MenuItem icon={CirclePlay} onSelect={() => setPaused(false)}>
            <Trans>Terminer la pause</Trans>
          </MenuItem>
        )}
        {verified && (
          <MenuItem icon={BadgeX} onSelect={() => void askUnverified()}>
            <Trans>Retirer la vérification</Trans>
          </MenuItem>
        )}
        <MenuSeparator />
        <AccountMenuItems lockedAt={lockedAt} actions={account} />
      </DropdownMenu>
    </>
  );
}
