import { Trans } from "@lingui/react/macro";
import { useRouter } from "@tanstack/react-router";
import { Suspense, useState } from "react";
import { destinationOf } from "#session/destination.ts";
import { Button } from "#ui/button/button.tsx";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";

const EmailChange = lazyPart(() => import("#layout/auth/email-change.tsx"));

/** Corrects a mistyped address before it is confirmed; the code goes to the other one, and confirms it. */
export function OtherAddress({ returnUrl }: { returnUrl: string | undefined }) {
  const { calls, session } = useRouter().options.context;
  const [hasPassword, setHasPassword] = useState<boolean>();
  const begin = async () => {
    const { client } = await calls();
    const own = await client.auth.profile.query();
    setHasPassword(own.hasPassword);
  };
  if (hasPassword === undefined)
    return (
      <p>
        <Trans>Ce n’est pas la bonne adresse ?</Trans>{" "}
        <Button variant="link" size="sm" className="-ml-1" onClick={() => void begin().catch(() => undefined)}>
          <Trans>Utiliser une autre adresse</Trans>
        </Button>
      </p>
    );
  return (
    <Suspense>
      <EmailChange
        proof={hasPassword ? "password" : "none"}
        onDone={() => {
          const role = session.current()?.claims?.role;
          window.location.replace(role ? destinationOf(returnUrl, role) : "/");
        }}
      />
    </Suspense>
  );
}
