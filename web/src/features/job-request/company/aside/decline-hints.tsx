import { Trans, useLingui } from "@lingui/react/macro";
import type { DeclineHint } from "@metiro/shared/job-request/my-statistics";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { trpc } from "#api/trpc.ts";
import { handlesOwnErrors } from "#api/handles-own-errors.ts";
import { useCatalogueName } from "#i18n/use-catalogue-name.ts";
import { deviceStorage } from "#session/device-storage.ts";
import { useSession } from "#session/use-session.ts";
import { Button } from "#ui/button/button.tsx";
import { buttonClass } from "#ui/button/button-class.ts";
import { Card, CardBody, CardHead } from "#ui/display/card.tsx";
import { storedSet } from "./stored-set.ts";

/** Another decline asks again: it is another state of affairs. */
const keyOf = ({ reason, count, subregion, subcategory }: DeclineHint) =>
  [reason, subregion?.id ?? subcategory?.id, count].join(" ");

/** What the company declines again and again, and how to be spared it. */
export function DeclineHints() {
  const { data = [] } = trpc.jobRequest.declineHints.useQuery(undefined, handlesOwnErrors);
  const account = useSession()?.user.id ?? "";
  const [kept] = useState(() => storedSet(deviceStorage(), "declineHints", account));
  const [closed, setClosed] = useState(() => kept.read());
  const hint = data.find((one) => !closed.has(keyOf(one)));
  if (!hint) return null;
  return (
    <Card className="border-accent-line">
      <CardHead title={<Trans>Moins de demandes pour rien</Trans>} />
      <CardBody className="grid gap-4">
        <p>
          <Words hint={hint} />
        </p>
        <div className="flex flex-wrap gap-2">
          <Link to="/company/profile/coverage" className={buttonClass({ size: "sm", variant: "secondary" })}>
            {hint.subregion ? <Trans>Revoir mes districts</Trans> : <Trans>Revoir mes prestations</Trans>}
          </Link>
          <Button size="sm" variant="ghost" onClick={() => setClosed(kept.add(keyOf(hint)))}>
            <Trans>Garder</Trans>
          </Button>
        </div>
      </CardBody>
    </Card>
  );
}

function Words({ hint: { count, subregion, subcategory } }: { hint: DeclineHint }) {
  const { t } = useLingui();
  const nameOf = useCatalogueName();
  if (subregion) {
    const place = nameOf(subregion);
    return <>{t`Vous avez décliné ${count} demandes à ${place} comme trop loin : retirer ce district ?`}</>;
  }
  const trade = subcategory ? nameOf(subcategory) : "";
  return (
    <>{t`Vous avez décliné ${count} demandes « ${trade} » comme n’étant pas votre métier : retirer cette prestation ?`}</>
  );
}
