import { Trans, useLingui } from "@lingui/react/macro";
import { JobStatus } from "@metiro/shared/job-request/lifecycle";
import type { JobRequest } from "@metiro/shared/job-request/schema";
import { Avatar } from "../../../ui/avatar.tsx";
import { Card, CardBody, CardHead } from "../../../ui/card.tsx";
import { type Fact, Facts } from "../../../ui/facts.tsx";
import { Note } from "../../../ui/note.tsx";
import { formatPhone } from "../../../i18n/phone-text.ts";
import { usePlaceText } from "../place-text.ts";

/** Who asks: a first name and a place, and the contact details once this company may know them. */
export function ClientCard({ request }: { request: JobRequest }) {
  const { tenderer, contactVisible, status } = request;
  const placeOf = usePlaceText();
  const name = [tenderer.firstName, contactVisible && tenderer.lastName].filter(Boolean).join(" ");
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
        {contactVisible ? (
          <Contact request={request} />
        ) : (
          status !== JobStatus.Canceled && (
            <Note tone="lock">
              <Trans>Le nom et le téléphone s’affichent ici dès que le client accepte votre réponse.</Trans>
            </Note>
          )
        )}
      </CardBody>
    </Card>
  );
}

function Contact({ request }: { request: JobRequest }) {
  const { t } = useLingui();
  const placeOf = usePlaceText();
  const { phone, email } = request.tenderer;
  const facts: Fact[] = [
    ...(phone
      ? [{ label: t`Téléphone`, value: <ContactLink to={`tel:${phone}`}>{formatPhone(phone)}</ContactLink> }]
      : []),
    ...(email ? [{ label: t`E-mail`, value: <ContactLink to={`mailto:${email}`}>{email}</ContactLink> }] : []),
    ...(request.street ? [{ label: t`Adresse`, value: `${request.street}, ${placeOf(request)}` }] : []),
  ];
  return <Facts items={facts} className="border-t border-line" />;
}

const ContactLink = ({ to, children }: { to: string; children: string }) => (
  <a
    href={to}
    className="-my-2.5 inline-block py-2.5 wrap-anywhere text-accent-ink underline decoration-1 underline-offset-[0.2em] hover:decoration-2"
  >
    {children}
  </a>
);
