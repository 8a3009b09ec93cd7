import { Trans, useLingui } from "@lingui/react/macro";
import type { SubcategoryWithForm } from "@metiro/shared/sub-category/schema";
import { Link, useNavigate, useRouter } from "@tanstack/react-router";
import { useState, useSyncExternalStore } from "react";
import { trpc } from "../../../api.ts";
import { problemOf } from "../../../calls/failure.ts";
import { problemIn } from "../../../form/server-problem.ts";
import { Button } from "../../../ui/button.tsx";
import { buttonClass } from "../../../ui/button-class.ts";
import { toast } from "../../../ui/toast-store.ts";
import type { Draft } from "./draft.ts";
import { forgetPhotosOf, photosOf, sendPhotos, withSent } from "./send-photos.ts";
import { requestOf } from "./send-request.ts";

interface SendBarProps {
  subcategory: SubcategoryWithForm;
  draft: Draft;
  onSent: () => void;
  onRefused: (messages: Record<string, string[]>) => void;
}

const wide = "whitespace-nowrap max-md:flex-1 max-md:px-3 md:ml-auto";

/** Sends the request, or leads to what is missing before it can be sent: an account, a confirmed e-mail. */
export function SendBar({ subcategory, draft, onSent, onRefused }: SendBarProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { session } = useRouter().options.context;
  const claims = useSyncExternalStore(session.subscribe, session.current, () => undefined)?.claims;
  const utils = trpc.useUtils();
  const [photosOnTheWay, setPhotosOnTheWay] = useState<{ sent: number; of: number }>();
  const done = async (text: string) => {
    toast.success(text);
    await utils.jobRequest.listForTenderer.invalidate();
    await navigate({ to: "/tenderer" });
    onSent();
    await forgetPhotosOf(draft);
  };
  const send = async () => {
    const state = session.current();
    const photos = photosOf(draft);
    try {
      if (photos.length > 0) setPhotosOnTheWay({ sent: 0, of: photos.length });
      const sent = await sendPhotos(photos, (id) => draft.knownPhotos?.includes(id) ?? false, {
        owner: state?.user.id ?? "",
        token: state?.token ?? "",
        onProgress: (count, of) => setPhotosOnTheWay({ sent: count, of }),
      });
      create.mutate(requestOf(subcategory.id, subcategory.questions, withSent(draft, sent)));
    } catch (error) {
      const problem = problemIn(error);
      toast.error(
        problem?.status ?? 0,
        problem?.errors?.["file"]?.[0] ??
          problem?.detail ??
          t`Les photos n’ont pas pu être envoyées. Rien n’est perdu : réessayez dans un instant.`,
      );
    } finally {
      setPhotosOnTheWay(undefined);
    }
  };
  const create = trpc.jobRequest.create.useMutation({
    trpc: { context: { idempotencyKey: draft.idempotencyKey, showsErrors: true } },
    onSuccess: () => done(t`Votre demande est envoyée. Nous la relisons, puis nous la transmettons.`),
    onError: (error) => {
      const problem = problemOf(error);
      if (problem?.code === "IDEMPOTENCY_KEY_REUSED") return done(t`Votre demande était déjà envoyée.`);
      if (problem?.errors) return onRefused(problem.errors);
      toast.error(
        problem?.status ?? 0,
        problem?.detail ?? t`Le serveur n’a pas répondu. Rien n’est perdu : réessayez dans un instant.`,
      );
      return undefined;
    },
  });

  const search = { returnUrl: `/request/${subcategory.slug}?step=summary` };
  if (!claims)
    return (
      <div className="flex min-w-0 flex-1 flex-wrap-reverse items-center justify-end gap-2 sm:gap-3">
        <Link to="/auth/login" search={search} className={buttonClass({ variant: "secondary", size: "lg" })}>
          <Trans>Se connecter</Trans>
        </Link>
        <Link to="/auth/register/tenderer" search={search} className={buttonClass({ size: "lg" })}>
          <Trans>Créer un compte</Trans>
        </Link>
      </div>
    );
  if (claims.role === "Tenderer" && !claims.emailConfirmed)
    return (
      <Link to="/auth/verify-email" search={search} className={buttonClass({ size: "lg", className: wide })}>
        <Trans>Confirmer mon e-mail</Trans>
      </Link>
    );
  return (
    <Button
      size="lg"
      className={wide}
      loading={create.isPending || photosOnTheWay !== undefined}
      loadingLabel={
        photosOnTheWay ? (
          <Trans>
            Photo {photosOnTheWay.sent + 1} sur {photosOnTheWay.of}…
          </Trans>
        ) : (
          <Trans>Envoi…</Trans>
        )
      }
      disabledReason={claims.role === "Tenderer" ? undefined : t`Seul un client peut publier une demande.`}
      onClick={() => void send()}
    >
      <Trans>Envoyer ma demande</Trans>
    </Button>
  );
}
