import { Trans, useLingui } from "@lingui/react/macro";
import type { Role } from "@metiro/shared/roles";
import { maxEndpoints } from "@metiro/shared/webhook/constants";
import { type ReactNode, Suspense, useState } from "react";
import { handlesOwnErrors } from "#api/handles-own-errors.ts";
import { trpc } from "#api/trpc.ts";
import { Button } from "#ui/button/button.tsx";
import { cn } from "#ui/cn.ts";
import { Card, CardBody, CardFoot, CardHead } from "#ui/display/card.tsx";
import { ErrorState } from "#ui/feedback/error-state.tsx";
import { SkeletonArea, SkeletonCard } from "#ui/feedback/skeleton.tsx";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import { textLinkClass } from "#ui/navigation/text-link.ts";
import { WebhookRow } from "./webhook-row.tsx";

const EditWebhook = lazyPart(() => import("./edit-webhook.tsx"));

interface WebhooksCardProps {
  role: Role;
  /** Whose webhooks an admin looks at; absent: one's own. */
  userId?: string | undefined;
  /** Among other cards of the person; then there is none where there is nothing to show, nor to do. */
  title?: ReactNode;
}

/** Where programs of an account are told what happens, and how that goes. */
export default function WebhooksCard({ role, userId, title }: WebhooksCardProps) {
  const [adding, setAdding] = useState(false);
  const own = userId === undefined;
  const { t } = useLingui();
  const { data, error, refetch, isFetching } = trpc.webhook.list.useQuery(own ? {} : { userId }, {
    staleTime: 0,
    ...handlesOwnErrors,
  });
  if (error && !data)
    return (
      <Card>
        <ErrorState
          title={<Trans>Les webhooks n’ont pas pu être chargés.</Trans>}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      </Card>
    );
  if (title && data?.items.length === 0 && !own) return null;
  if (!data)
    return (
      <SkeletonArea>
        <SkeletonCard />
      </SkeletonArea>
    );
  const full = data.items.length >= maxEndpoints;
  return (
    <Card>
      {title && <CardHead title={title} />}
      {data.items.length === 0 ? (
        <CardBody large>
          <p className="text-ink-2">
            <Trans>Aucun webhook.</Trans>
          </p>
        </CardBody>
      ) : (
        <ul className="divide-y divide-line" aria-label={t`Webhooks`}>
          {data.items.map((endpoint) => (
            <WebhookRow key={endpoint.id} of={endpoint} role={role} own={own} />
          ))}
        </ul>
      )}
      {own && (
        <CardFoot large>
          {full ? (
            <p className="text-sm text-ink-2">
              <Trans>Vous avez {maxEndpoints} webhooks : c’est le maximum.</Trans>
            </p>
          ) : (
            <Button variant="secondary" onClick={() => setAdding(true)}>
              <Trans>Ajouter un webhook</Trans>
            </Button>
          )}
          <a href="/api/guide#webhooks" hrefLang="en" className={cn(textLinkClass, "text-sm")}>
            <Trans>Guide des webhooks</Trans>
          </a>
        </CardFoot>
      )}
      {adding && (
        <Suspense>
          <EditWebhook role={role} onClose={() => setAdding(false)} />
        </Suspense>
      )}
    </Card>
  );
}
