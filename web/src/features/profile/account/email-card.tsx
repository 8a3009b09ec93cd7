import { Trans } from "@lingui/react/macro";
import type { Profile } from "@metiro/shared/auth/schema";
import { useState } from "react";
import { EmailChange } from "../../../layout/account/email-change.tsx";
import { Button } from "../../../ui/button.tsx";
import { Card, CardBody } from "../../../ui/card.tsx";

/** The address that one signs in with, and the way to another. */
export function EmailCard({ profile: { email, emailConfirmed, hasPassword } }: { profile: Profile }) {
  const [changing, setChanging] = useState(false);
  const proof = hasPassword ? "password" : emailConfirmed ? "code" : "none";
  return (
    <Card>
      <CardBody large className="grid gap-5">
        <p className="min-w-0 font-semibold break-words">{email}</p>
        {changing ? (
          <EmailChange proof={proof} onDone={() => window.location.reload()} />
        ) : (
          <Button variant="secondary" className="justify-self-start" onClick={() => setChanging(true)}>
            <Trans>Changer d’adresse</Trans>
          </Button>
        )}
      </CardBody>
    </Card>
  );
}
