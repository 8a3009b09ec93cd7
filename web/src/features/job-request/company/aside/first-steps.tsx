import { Trans, useLingui } from "@lingui/react/macro";
import type { FolderTotals } from "@metiro/shared/job-request/schema";
import { Link } from "@tanstack/react-router";
import { Circle, CircleCheck } from "lucide-react";
import { type ReactNode, useState } from "react";
import { trpc } from "#api/trpc.ts";
import { handlesOwnErrors } from "#api/handles-own-errors.ts";
import { deviceStorage } from "#session/device-storage.ts";
import { useSession } from "#session/use-session.ts";
import { cn } from "#ui/cn.ts";
import { Button } from "#ui/button/button.tsx";
import { Card, CardBody, CardHead } from "#ui/display/card.tsx";
import { Icon } from "#ui/icon.tsx";
import { VisuallyHidden } from "#ui/display/visually-hidden.tsx";
import { storedSet } from "./stored-set.ts";

interface Step {
  key: string;
  done: boolean;
  words: ReactNode;
}

/** What a new company does first. Gone when all is done, or when its reader has seen enough of it. */
export function CompanyFirstSteps({ counts }: { counts: FolderTotals | undefined }) {
  const { t } = useLingui();
  const session = useSession();
  const [kept] = useState(() => storedSet(deviceStorage(), "firstSteps", session?.user.id ?? ""));
  const [closed, setClosed] = useState(() => kept.read().size > 0);
  const { data: company } = trpc.company.own.useQuery(undefined, handlesOwnErrors);
  const { data: templates } = trpc.answerTemplate.list.useQuery(undefined, handlesOwnErrors);
  const { data: figures } = trpc.jobRequest.ownFigures.useQuery(undefined, handlesOwnErrors);
  if (closed || !company || !templates || !counts || !figures) return null;
  const link = (to: "/company/profile" | "/company/profile/coverage" | "/company/templates", words: string) => (
    <Link
      to={to}
      className="inline-block min-h-11 content-center text-accent-ink underline underline-offset-[0.2em] md:min-h-8"
    >
      {words}
    </Link>
  );
  const steps: Step[] = [
    { key: "email", done: session?.claims?.emailConfirmed ?? false, words: t`Confirmer votre e-mail` },
    {
      key: "profile",
      done: company.profileCompleted,
      words: link("/company/profile", t`Compléter votre profil`),
    },
    {
      key: "coverage",
      done: company.subcategories.length > 0 && company.subregions.length > 0,
      words: link(
        company.profileCompleted ? "/company/profile/coverage" : "/company/profile",
        t`Choisir vos prestations et vos districts`,
      ),
    },
    {
      key: "answer",
      // Those that others got lie with those it never answered, and its figures go back half a year.
      done:
        counts.answered + counts.accepted + counts.declined + figures.present.answered + figures.before.answered > 0,
      words: t`Répondre à une première demande`,
    },
    { key: "template", done: templates.length > 0, words: link("/company/templates", t`Garder un modèle de réponse`) },
  ];
  const done = steps.filter((step) => step.done).length;
  if (done === steps.length) return null;
  return (
    <Card>
      <CardHead
        title={<Trans>Premiers pas</Trans>}
        aside={
          <span className="num">
            <Trans>
              {done} sur {steps.length}
            </Trans>
          </span>
        }
      />
      <CardBody className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-1">
          {steps.map((step) => (
            <li key={step.key} className="flex min-h-8 items-center gap-3">
              <Icon
                of={step.done ? CircleCheck : Circle}
                size="sm"
                className={step.done ? "text-success" : "text-ink-3"}
              />
              <span className={cn("min-w-0", step.done && "text-ink-2")}>
                {step.words}
                {step.done && (
                  <VisuallyHidden>
                    {" "}
                    <Trans>: c’est fait</Trans>
                  </VisuallyHidden>
                )}
              </span>
            </li>
          ))}
        </ul>
        <Button
          size="sm"
          variant="ghost"
          className="justify-self-start"
          onClick={() => setClosed(kept.add("closed").size > 0)}
        >
          <Trans>Ne plus afficher</Trans>
        </Button>
      </CardBody>
    </Card>
  );
}
