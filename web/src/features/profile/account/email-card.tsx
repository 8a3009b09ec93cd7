import { Trans } from "@lingui/react/macro";
import type { Profile } from "@metiro/shared/auth/schema";
import { Suspense, useState } from "react";
import { Button } from "#ui/button/button.tsx";
import { Card, CardBody } from "#ui/display/card.tsx";
import { lazyPart } from "#ui/overlay/lazy-part.tsx";

const EmailChange = lazyPart(() => import("#layout/auth/email-change.tsx"));

/** The address that one signs in with, and the way to another. */
export function EmailCard({ profile: { email, emailConfirmed, hasPassword } }: { profile: Profile }) {
  const [changing, setChanging] = useState(false);
  const proof = hasPassword ? "password" : emailConfirmed ? "code" : "none";
  return (
    <Card>
      <CardBody className={changing ? "grid gap-5" : "flex flex-wrap items-center justify-between gap-3"}>
        <p className="min-w-0 font-semibold break-words">{email}</p>
        {changing ? (
          <Suspense>
            <EmailChange proof={proof} onDone={() => window.location.reload()} />
          </Suspense>
        ) : (
          <Button variant="secondary" className="justify-self-start" onClick={() => setChanging(true)}>
            <Trans>Changer d’adresse</Trans>
          </Button>
        )}
      </CardBody>
    </Card>
  );
}
