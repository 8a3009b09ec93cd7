import { Trans, useLingui } from "@lingui/react/macro";
import type { TendererItem } from "@metiro/shared/tenderer/schema";
import { Card, CardBody, CardHead } from "#ui/display/card.tsx";
import { Facts } from "#ui/display/facts.tsx";
import { placeOfClient } from "./place-of-client.ts";

/** Where the client lives. */
export function AddressCard({ client }: { client: TendererItem }) {
  const { t } = useLingui();
  const place = placeOfClient(client);
  const address = [client.street, place].filter(Boolean).join(", ");
  return (
    <Card>
      <CardHead title={<Trans>Adresse</Trans>} />
      <CardBody>
        {address || client.region ? (
          <Facts
            compact
            items={[
              { label: t`Adresse`, value: address },
              { label: t`District`, value: client.subregion?.name },
              { label: t`Canton`, value: client.region?.name },
            ]}
          />
        ) : (
          <p className="text-sm text-ink-2">
            <Trans>Non indiquée</Trans>
          </p>
        )}
      </CardBody>
    </Card>
  );
}
