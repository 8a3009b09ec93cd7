import { Trans, useLingui } from "@lingui/react/macro";
import type { TendererItem } from "@metiro/shared/tenderer/schema";
import { Card, CardBody, CardHead } from "#ui/display/card.tsx";
import { Facts } from "#ui/display/facts.tsx";
import { placeOfClient } from "./place-of-client.ts";

/** Where the client lives. */
export function AddressCard({ client }: { client: TendererItem }) {
  const { t } = useLingui();
  const none = t`Non indiqué`;
  return (
    <Card>
      <CardHead title={<Trans>Adresse</Trans>} />
      <CardBody>
        <Facts
          compact
          items={[
            { label: t`Rue`, value: client.street ?? none },
            { label: t`Localité`, value: placeOfClient(client) || none },
            { label: t`District`, value: client.subregion?.name ?? none },
            { label: t`Canton`, value: client.region?.name ?? none },
          ]}
        />
      </CardBody>
    </Card>
  );
}
