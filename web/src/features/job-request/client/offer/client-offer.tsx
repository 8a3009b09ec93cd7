import { Trans, useLingui } from "@lingui/react/macro";
import { hasExpired } from "@metiro/shared/offer/validity";
import { Link } from "@tanstack/react-router";
import { Printer } from "lucide-react";
import { Suspense } from "react";
import { trpc } from "#api/trpc.ts";
import { Button } from "#ui/button/button.tsx";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import { Card, CardBody, CardHead } from "#ui/display/card.tsx";
import { Breadcrumb } from "#ui/navigation/breadcrumb.tsx";
import { PageHead } from "#ui/navigation/page-head.tsx";
import { OfferHistoryView } from "#domain/offer/offer-history.tsx";
import { CompanyActivity, CompanyHead } from "../offers/company-card.tsx";
import { Decision } from "../decision/decision.tsx";
import { useScores } from "#domain/review/use-scores.ts";
import { AmendmentDecision } from "./amendment-decision.tsx";

const AnswerDocument = lazyPart(() => import("#domain/document/answer-document.tsx"));

/** One company's offer, line by line, with what it was and what the company wants to change; decided on here as well. */
export default function ClientOffer({ id, companyId }: { id: string; companyId: string }) {
  const { t } = useLingui();
  const pair = { jobRequestId: id, companyId };
  const [request] = trpc.jobRequest.get.useSuspenseQuery({ id });
  const [history] = trpc.offer.get.useSuspenseQuery(pair);
  const recipient = request.jobRequestCompanies.find(({ company }) => company.id === companyId);
  const scoreOf = useScores([companyId]);
  const { name } = history.company;
  return (
    <>
      <PageHead
        above={
          <Breadcrumb
            items={[
              { label: t`Mes demandes`, link: (parts) => <Link {...parts} to="/tenderer" /> },
              {
                label: request.title,
                link: (parts) => <Link {...parts} to="/tenderer/requests/$id" params={{ id }} />,
              },
            ]}
            current={name}
          />
        }
        title={<Trans>Offre de l’entreprise {name}</Trans>}
        description={<span className="text-sm">{request.title}</span>}
        actions={
          <Button variant="ghost" icon={Printer} onClick={() => window.print()}>
            <Trans>Imprimer</Trans>
          </Button>
        }
      />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <OfferHistoryView
          history={history}
          decision={
            history.proposed && <AmendmentDecision pair={pair} amendment={history.proposed} company={history.company} />
          }
        />
        {recipient && (
          <Card className="print:hidden">
            <CardHead title={<Trans>L’entreprise</Trans>} />
            <CardBody className="grid gap-4">
              <div>
                <CompanyHead company={recipient.company} id="offer-company" score={scoreOf(companyId)} />
                <CompanyActivity company={recipient.company} />
              </div>
              {recipient.document && (
                <Suspense>
                  <AnswerDocument document={recipient.document} />
                </Suspense>
              )}
              <Decision
                request={request}
                offer={recipient}
                expired={history.current !== undefined && hasExpired(history.current)}
              />
            </CardBody>
          </Card>
        )}
      </div>
    </>
  );
}
