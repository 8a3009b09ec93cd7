import { Trans, useLingui } from "@lingui/react/macro";
import type { AppRouter } from "@metiro/server/router";
import { reportReasons } from "@metiro/shared/report/constants";
import type { inferRouterOutputs } from "@trpc/server";
import { trpc } from "#api/trpc.ts";
import { useSession } from "#session/use-session.ts";
import { useConfirm } from "#ui/overlay/confirm-context.ts";
import { toast } from "#ui/feedback/toast-store.ts";
import { reportReasonWords } from "#domain/report/report-words.ts";
import { Field } from "#ui/input/field.tsx";
import { Select } from "#ui/input/select.tsx";
import { AccountErasureText } from "./account-erasure-text.tsx";
import { useRefreshPeople } from "./use-refresh-people.ts";

export interface AccountToChange {
  /** Of the user. */
  id: string;
  /** Of the person or of the company. */
  name: string;
}

type Changed = inferRouterOutputs<AppRouter>["user"]["get"];

export type AccountActions = ReturnType<typeof useAccountActions>;

/** What an admin does with somebody's account, each after its question. `onRemoved` leaves the page of one that is no more. */
export function useAccountActions({ id, name }: AccountToChange, onRemoved?: () => Promise<void>) {
  const { t } = useLingui();
  const confirm = useConfirm();
  const utils = trpc.useUtils();
  const refresh = useRefreshPeople();
  const own = useSession()?.user.id === id;
  const kept = { onSuccess: (user: Changed) => utils.user.get.setData({ id }, user), onSettled: refresh };
  const lock = trpc.user.lock.useMutation(kept);
  const unlock = trpc.user.unlock.useMutation(kept);
  const endSessions = trpc.user.endSessions.useMutation(kept);
  const remove = trpc.user.delete.useMutation();
  const keep = t`Ne rien changer`;
  // A row may be gone by then, and with it what `mutate` would call back.
  const told = (done: Promise<unknown>, words: string) =>
    done.then(
      () => void toast.success(words),
      () => undefined,
    );

  const askLock = async () => {
    const confirmed = await confirm({
      title: t`Bloquer ${name} ?`,
      children: (
        <Trans>
          Ses appareils sont déconnectés à l’instant, et la connexion est refusée jusqu’au déblocage. Rien n’est effacé.
        </Trans>
      ),
      reason: {
        label: t`Note interne`,
        help: t`Les administrateurs la lisent ; la personne ne la voit pas.`,
        maxLength: 500,
        required: true,
      },
      choice: (cause, choose) => <CauseField value={cause} onChange={choose} />,
      action: t`Bloquer le compte`,
      keep,
    });
    if (!confirmed) return;
    const { reason, choice } = confirmed;
    const cause = reportReasons.find((known) => known === choice);
    await told(lock.mutateAsync({ id, reason, ...(cause && { cause }) }), t`Compte bloqué : ${name}.`);
  };

  const doUnlock = () => void told(unlock.mutateAsync({ id }), t`Compte débloqué : ${name}.`);

  const askEndSessions = async () => {
    const confirmed = await confirm({
      title: t`Déconnecter ${name} partout ?`,
      children: <Trans>Tous ses appareils sont déconnectés. La personne peut se connecter à nouveau.</Trans>,
      action: t`Déconnecter partout`,
      keep,
    });
    if (!confirmed) return;
    await told(endSessions.mutateAsync({ id }), t`Tous les appareils sont déconnectés : ${name}.`);
  };

  const askRemove = async () => {
    const user = await utils.user.get.fetch({ id }).catch(() => null);
    if (!user) return;
    const confirmed = await confirm({
      title: t`Supprimer ${name} ?`,
      children: <AccountErasureText user={user} />,
      retype: user.email,
      action: t`Supprimer le compte`,
      keep: t`Garder le compte`,
    });
    if (!confirmed) return;
    const removed = await remove.mutateAsync({ id }).catch(() => null);
    if (!removed) {
      await refresh();
      return;
    }
    toast.success(t`Compte supprimé : ${name}.`);
    await onRemoved?.();
    await refresh();
  };

  return {
    /** Why nothing of it may be done: nobody shuts themselves out. */
    refusal: own ? t`C’est votre propre compte.` : undefined,
    lock: askLock,
    unlock: doUnlock,
    endSessions: askEndSessions,
    remove: askRemove,
    changing: lock.isPending || unlock.isPending,
    endingSessions: endSessions.isPending,
    removing: remove.isPending,
  };
}

/** What somebody who is blocked is told by mail, out of a list. Nobody is blocked without it. */
function CauseField({ value, onChange }: { value: string; onChange: (cause: string) => void }) {
  const { t, i18n } = useLingui();
  return (
    <Field label={t`Motif indiqué à la personne`} help={t`Il figure dans l’e-mail, avec la manière de contester.`}>
      <Select
        value={value}
        placeholder={t`Choisir un motif`}
        options={reportReasons.map((reason) => ({
          value: reason,
          label: reason === "other" ? t`Autre manquement à nos conditions` : i18n._(reportReasonWords[reason]),
        }))}
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  );
}
