import { Trans } from "@lingui/react/macro";
import { Link, useHydrated, useLocation } from "@tanstack/react-router";
import { Suspense, useState } from "react";
import { AccountHead } from "#layout/auth/account-head.tsx";
import type { CodeSearch } from "#session/guest/guest.ts";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import { type AskedFactor, askedFactorOf } from "#domain/second-factor/asked-factor.ts";
import { useLeadOn } from "#session/guest/use-lead-on.ts";
import { usePosted } from "#layout/posted.ts";
import { PostedSignIn, ScriptNeeded } from "../posted-sign-in.tsx";
import { SignInCodeHead, SignInHead } from "../heads.tsx";
import { SignInForm } from "./sign-in-form.tsx";

const CodeSignIn = lazyPart(() => import("./code-sign-in.tsx"));
const SecondFactorStep = lazyPart(() => import("./second-factor-step.tsx"));

/** Asks for e-mail and password, or for the code of a mail: here, when it is asked for or a mail has led here. */
export function SignInPage({ search: { returnUrl, by, email } }: { search: CodeSearch }) {
  const alive = useHydrated();
  const posted = usePosted();
  // What the page before has brought along is known on the device alone.
  const created = useLocation({ select: ({ state }) => state.created === true }) && alive;
  const typed = useLocation({ select: ({ state }) => state.email });
  const [coded, setCoded] = useState(by === "code" && email ? { email, asked: false } : undefined);
  const [factor, setFactor] = useState<AskedFactor | undefined>(() => posted?.problem && askedFactorOf(posted.problem));
  const [known, setKnown] = useState(typed ?? email);
  useLeadOn(returnUrl);
  const search = returnUrl === undefined ? {} : { returnUrl };

  if (posted?.user) return <PostedSignIn user={posted.user} returnUrl={returnUrl} />;
  if (factor)
    return !alive ? (
      <ScriptNeeded title={<Trans>Confirmez que c’est vous</Trans>} />
    ) : (
      <Suspense>
        <SecondFactorStep
          asked={factor}
          returnUrl={returnUrl}
          onAgain={() => {
            setCoded(undefined);
            setFactor(undefined);
          }}
        />
      </Suspense>
    );
  if (coded)
    return !alive ? (
      <SignInCodeHead {...coded} />
    ) : (
      <Suspense fallback={<SignInCodeHead {...coded} />}>
        <CodeSignIn
          {...coded}
          returnUrl={returnUrl}
          onSecondFactor={setFactor}
          onOther={() => {
            setKnown(undefined);
            setCoded(undefined);
          }}
        />
      </Suspense>
    );
  return (
    <div className="grid gap-6">
      {created ? (
        <AccountHead title={<Trans>Votre compte est créé</Trans>}>
          {returnUrl?.startsWith("/request/") ? (
            <Trans>Saisissez votre mot de passe pour envoyer votre demande.</Trans>
          ) : (
            <Trans>Saisissez votre mot de passe pour continuer.</Trans>
          )}
        </AccountHead>
      ) : (
        <SignInHead />
      )}
      <SignInForm
        returnUrl={returnUrl}
        email={known}
        posted={posted}
        focus={created ? "password" : known === undefined && coded === undefined && by === "code" ? "email" : undefined}
        onSecondFactor={setFactor}
        onCode={(address) => setCoded({ email: address, asked: true })}
      />
      {!created && (
        <p className="border-t border-line pt-6 text-ink-2">
          <Trans>
            Pas encore de compte ?
            <br />
            <Link to="/auth/register/tenderer" search={search}>
              Créer un compte client
            </Link>{" "}
            ou{" "}
            <Link to="/auth/register/company" search={search}>
              inscrire mon entreprise
            </Link>
          </Trans>
        </p>
      )}
    </div>
  );
}
