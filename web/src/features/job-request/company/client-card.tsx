import { personName } from "@metiro/shared/user/nameless";
import { Trans, useLingui } from "@lingui/react/macro";
import type { JobRequest } from "@metiro/shared/job-request/schema";
import { Suspense } from "react";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import { ReportButton } from "#domain/report/report-button.tsx";
import { ContactCard, type ContactCardProps } from "../contact/contact-card.tsx";

const ClientFigures = lazyPart(() => import("#domain/review/client-figures.tsx"));

interface ClientContactCardProps extends Pick<ContactCardProps, "aside" | "lead" | "actions" | "more" | "children"> {
  request: JobRequest;
}

/** How to reach who asks, once this company may know it. */
export default function ClientContactCard({ request, children, ...rest }: ClientContactCardProps) {
  const { tenderer } = request;
  const { t } = useLingui();
  const name = personName(tenderer) ?? t`Client supprimé`;
  return (
    <ContactCard
      title={<Trans>Le client : {name}</Trans>}
      contact={{ ...tenderer, lastName: tenderer.lastName ?? "", ...placeOfWork(request), note: request.title }}
      subject={request.title}
      {...rest}
    >
      {children}
      <Suspense>
        <ClientFigures jobRequestId={request.id} reader="company" />
      </Suspense>
      <ReportButton
        targets={[
          { kind: "jobRequest", id: request.id },
          { kind: "user", id: request.id },
        ]}
        label={t`Signaler cette demande ou ${name}`}
      />
    </ContactCard>
  );
}

const placeOfWork = ({ street, postalCode, locality }: JobRequest) => ({ street, postalCode, locality });
