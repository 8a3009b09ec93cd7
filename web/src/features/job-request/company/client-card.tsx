import { personName } from "@metiro/shared/user/nameless";
import { Trans, useLingui } from "@lingui/react/macro";
import { JobStatus } from "@metiro/shared/job-request/lifecycle";
import type { JobRequest } from "@metiro/shared/job-request/schema";
import { Suspense } from "react";
import { Avatar } from "#ui/display/avatar.tsx";
import { Card, CardBody, CardHead } from "#ui/display/card.tsx";
import { Note } from "#ui/feedback/note.tsx";
import { lazyPart } from "#ui/overlay/lazy-part.tsx";
import { ReportButton } from "#domain/report/report-button.tsx";
import { ContactCard, type ContactCardProps } from "../contact/contact-card.tsx";
import { useLocalityText } from "#domain/request/locality-text.ts";

const ClientFigures = lazyPart(() => import("#domain/review/client-figures.tsx"));

interface ClientContactCardProps extends Pick<ContactCardProps, "aside" | "lead" | "actions" | "more" | "children"> {
  request: JobRequest;
}

/** Who asks: a first name and a place, and the contact details once this company may know them. */
export function ClientContactCard({ request, children, ...rest }: ClientContactCardProps) {
  const { tenderer, contactVisible, status } = request;
  const { t } = useLingui();
  const placeOf = useLocalityText();
  const name = personName(contactVisible ? tenderer : { firstName: tenderer.firstName }) ?? t`Client supprimé`;
  const report = (
    <ReportButton
      targets={[
        { kind: "jobRequest", id: request.id },
        { kind: "user", id: request.id },
      ]}
      label={t`Signaler cette demande ou ${name}`}
    />
  );
  const figures = (
    <Suspense>
      <ClientFigures jobRequestId={request.id} reader="company" />
    </Suspense>
  );
  if (contactVisible)
    return (
      <ContactCard
        title={<Trans>Le client : {name}</Trans>}
        contact={{ ...tenderer, lastName: tenderer.lastName ?? "", ...placeOfWork(request), note: request.title }}
        subject={request.title}
        {...rest}
      >
        {children}
        {figures}
        {report}
      </ContactCard>
    );
  return (
    <Card>
      <CardHead title={<Trans>Le client</Trans>} />
      <CardBody className="grid gap-3">
        <div className="flex items-center gap-3">
          <Avatar name={name} round />
          <div className="min-w-0">
            <p className="font-semibold">{name}</p>
            <p className="text-sm text-ink-2">{placeOf(request)}</p>
          </div>
        </div>
        {status !== JobStatus.Canceled && (
          <Note tone="lock">
            <Trans>Le nom et le téléphone s’affichent ici dès que le client accepte votre réponse.</Trans>
          </Note>
        )}
        {figures}
        {report}
      </CardBody>
    </Card>
  );
}

const placeOfWork = ({ street, postalCode, locality }: JobRequest) => ({ street, postalCode, locality });
