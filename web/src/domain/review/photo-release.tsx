import { Trans, useLingui } from "@lingui/react/macro";
import { trpc } from "#api/trpc.ts";
import { Button } from "#ui/button/button.tsx";
import { toast } from "#ui/feedback/toast-store.ts";

interface PhotoReleaseProps {
  jobRequestId: string;
  released: boolean;
}

/** Whether the company may show the photos of a review among its work; its author changes that whenever it likes. */
export function PhotoRelease({ jobRequestId, released }: PhotoReleaseProps) {
  const { t } = useLingui();
  const utils = trpc.useUtils();
  const change = trpc.review.releasePhotos.useMutation({
    onSuccess: (after) => {
      utils.review.get.setData({ jobRequestId }, after);
      toast.success(
        released
          ? t`Les photos ne sont plus parmi les travaux de l’entreprise.`
          : t`Merci, l’entreprise peut les montrer.`,
      );
    },
  });
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-ink-2">
      <p>
        {released ? (
          <Trans>L’entreprise peut montrer ces photos sur sa page, parmi ses travaux.</Trans>
        ) : (
          <Trans>Ces photos ne sont montrées qu’avec votre avis.</Trans>
        )}
      </p>
      <Button
        variant="link"
        loading={change.isPending}
        onClick={() => change.mutate({ jobRequestId, released: !released })}
      >
        {released ? <Trans>Ne plus l’autoriser</Trans> : <Trans>Laisser l’entreprise les montrer</Trans>}
      </Button>
    </div>
  );
}
