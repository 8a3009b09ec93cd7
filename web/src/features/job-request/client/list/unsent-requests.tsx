import { Trans, useLingui } from "@lingui/react/macro";
import { Link, useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { trpc } from "#api/trpc.ts";
import { handlesOwnErrors } from "#api/handles-own-errors.ts";
import { handOver } from "#drafts/account.ts";
import { type UnsentRequest, unsentOnDevice, unsentOf, mergeWithAccount } from "#drafts/unsent-requests.ts";
import { forgetDraft } from "#drafts/device-draft.ts";
import { problemIn } from "#api/failure/failure.ts";
import { deviceStorage } from "#session/device-storage.ts";
import { useSession } from "#session/use-session.ts";
import { Button } from "#ui/button/button.tsx";
import { buttonClass } from "#ui/button/button-class.ts";
import { Card, CardBody } from "#ui/display/card.tsx";
import { useConfirm } from "#ui/overlay/confirm-context.ts";
import { toast } from "#ui/feedback/toast-store.ts";

/** What a client has begun and not sent, on this device or another one: each with the way back to it. */
export function UnsentRequests() {
  const { t, i18n } = useLingui();
  const confirm = useConfirm();
  const { calls, session } = useRouter().options.context;
  const owner = useSession()?.user.id;
  const utils = trpc.useUtils();
  const [here, setHere] = useState(() => unsentOnDevice(deviceStorage(), owner));
  const { data: account } = trpc.requestDraft.list.useQuery(undefined, handlesOwnErrors);
  const [onlyHere] = useState(() => here.some(({ inAccount }) => !inAccount));

  // What a stranger began, or somebody without a line, is the account's from now on.
  useEffect(() => {
    if (!onlyHere || owner === undefined) return;
    const bring = async () => {
      const token = session.current()?.token ?? "";
      await handOver({ client: (await calls()).client, storage: deviceStorage(), owner, token });
      // In this order: what is the account's counts as sent where the account does not name it.
      await utils.requestDraft.list.invalidate();
      setHere(unsentOnDevice(deviceStorage(), owner));
    };
    void bring();
  }, [onlyHere, owner, calls, session, utils]);

  const items = account?.map((item) => unsentOf(item, i18n.locale));
  const begun = items ? mergeWithAccount(here, items) : here;

  const remove = async ({ slug, name }: UnsentRequest) => {
    const confirmed = await confirm({
      title: t`Supprimer ce brouillon ?`,
      children: t`« ${name} » n’a pas été envoyée. Ce que vous avez rempli est perdu, ici et sur vos autres appareils.`,
      action: t`Supprimer le brouillon`,
      keep: t`Garder le brouillon`,
      tone: "danger",
    });
    if (!confirmed) return;
    const item = account?.find(({ subcategory }) => subcategory.slug === slug);
    try {
      if (item)
        await utils.client.requestDraft.remove.mutate(
          { subcategoryId: item.subcategory.id },
          { context: { quiet: true } },
        );
    } catch (error) {
      const problem = problemIn(error);
      // Gone already is as good.
      if (problem?.status !== 404)
        return toast.error(
          problem?.status ?? 0,
          problem?.detail ?? t`Le serveur n’a pas répondu. Réessayez dans un instant.`,
        );
    }
    forgetDraft(deviceStorage(), slug);
    setHere(unsentOnDevice(deviceStorage(), owner));
    await utils.requestDraft.list.invalidate();
    return undefined;
  };

  return begun.map((request) => (
    <Card key={request.slug} className="mb-6">
      <CardBody>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="min-w-0">
            <strong className="block font-semibold">
              <Trans>Votre demande n’est pas encore envoyée</Trans>
            </strong>
            <span className="break-words text-ink-2">{request.name}</span>
          </p>
          <div className="flex flex-wrap items-center gap-3">
            <Link to="/request/$slug" params={{ slug: request.slug }} className={buttonClass()}>
              <Trans>Reprendre</Trans>
            </Link>
            <Button
              variant="ghost"
              onClick={() => void remove(request)}
              aria-label={t`Supprimer le brouillon : ${request.name}`}
            >
              <Trans>Supprimer</Trans>
            </Button>
          </div>
        </div>
      </CardBody>
    </Card>
  ));
}
