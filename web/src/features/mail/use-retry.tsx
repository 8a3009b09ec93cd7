import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { trpc } from "#api/trpc.ts";
import { useConfirm } from "#ui/overlay/confirm-context.ts";
import { toast } from "#ui/feedback/toast-store.ts";
import type { mailsFilter } from "./mails-search.ts";

/** Tries mails again that were given up: one, several, or after a question all that match. */
export function useRetry(onDone: () => void) {
  const { t } = useLingui();
  const confirm = useConfirm();
  const utils = trpc.useUtils();
  const refresh = () => {
    void utils.mail.listFailed.invalidate();
    void utils.mail.listWaiting.invalidate();
  };
  const one = trpc.mail.retry.useMutation({
    onSettled: refresh,
    onSuccess: () => {
      toast.success(t`L’e-mail repart.`);
      onDone();
    },
  });
  const many = trpc.mail.retryMany.useMutation({
    onSettled: refresh,
    onSuccess: ({ count }) => {
      toast.success(t`${plural(count, { one: "# e-mail repart.", other: "# e-mails repartent." })}`);
      onDone();
    },
  });

  const all = async (filter: ReturnType<typeof mailsFilter>, count: number) => {
    const confirmed = await confirm({
      title: t`${plural(count, { one: "Réessayer # e-mail ?", other: "Réessayer les # e-mails ?" })}`,
      children: (
        <Trans>
          Chacun est écrit à nouveau avec ce qu’il y a à dire maintenant. Celui qui n’a plus rien à dire ne part pas.
        </Trans>
      ),
      action: t`Réessayer`,
      keep: t`Ne rien envoyer`,
      tone: "primary",
    });
    if (confirmed) many.mutate(filter);
  };

  return {
    one: (id: string) => one.mutate({ id }),
    several: (ids: ReadonlySet<string>) => many.mutate({ ids: [...ids] }),
    all,
    pending: one.isPending || many.isPending,
  };
}
