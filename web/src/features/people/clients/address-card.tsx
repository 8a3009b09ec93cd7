import { Trans } from "@lingui/react/macro";
import type { TendererItem } from "@metiro/shared/tenderer/schema";
import { Card, CardBody, CardHead } from "#ui/display/card.tsx";
import { placeOfClient } from "./place-of-client.ts";

/** Where the client lives. */
export function AddressCard({ client }: { client: TendererItem }) {
  const place = placeOfClient(client);
  const address = [client.street, place].filter(Boolean).join(", ");
  return (
    <Card>
      <CardHead title={<Trans>Adresse</Trans>} />
      <CardBody>
        {address || client.region ? (
          <div className="text-sm">
            {address && <p className="font-medium">{address}</p>}
            <p className="text-ink-2">
              {[client.subregion?.name, client.region?.name].filter((name) => name !== undefined).join(", ")}
            </p>
          </div>
        ) : (
          <p className="text-sm text-ink-2">
            <Trans>Non indiquée</Trans>
          </p>
        )}
      </CardBody>
    </Card>
  );
}
