import { Trans, useLingui } from "@lingui/react/macro";
import { Mail, Phone, UserPlus } from "lucide-react";
import type { ReactNode } from "react";
import { saveFile } from "#ui/save-file.ts";
import { formatPhone } from "#i18n/phone-text.ts";
import { Button } from "#ui/button/button.tsx";
import { buttonClass } from "#ui/button/button-class.ts";
import { Card, CardBody, CardHead } from "#ui/display/card.tsx";
import { ContactLink } from "#ui/display/contact-link.tsx";
import { type Fact, Facts } from "#ui/display/facts.tsx";
import { Icon } from "#ui/icon.tsx";
import { type VcardContact, vcardOf } from "./vcard.ts";

interface ContactCardProps {
  contact: VcardContact;
  title: ReactNode;
  /** What a mail to this contact is about. */
  subject: string;
  children?: ReactNode;
}

/** How to reach somebody: call, write, keep in the address book. */
export function ContactCard({ contact, title, subject, children }: ContactCardProps) {
  const { t } = useLingui();
  const { name, firstName, lastName, phone, email, street, postalCode, locality } = contact;
  const person = `${firstName} ${lastName}`.trim();
  const town = [postalCode, locality].filter(Boolean).join(" ");
  const address = [street, town].filter(Boolean).join(", ");
  const facts: Fact[] = [
    ...(name && person ? [{ label: t`Personne de contact`, value: person }] : []),
    ...(phone
      ? [{ label: t`Téléphone`, value: <ContactLink href={`tel:${phone}`}>{formatPhone(phone)}</ContactLink> }]
      : []),
    ...(email ? [{ label: t`E-mail`, value: <ContactLink href={`mailto:${email}`}>{email}</ContactLink> }] : []),
    ...(address ? [{ label: t`Adresse`, value: address }] : []),
  ];
  const save = () =>
    saveFile(
      `${(name ?? person).replace(/[^\p{L}\p{N}]+/gu, "-")}.vcf`,
      new Blob([vcardOf({ ...contact, country: t`Suisse` })], { type: "text/vcard;charset=utf-8" }),
    );
  return (
    <Card>
      <CardHead title={title} />
      <CardBody>
        <div className="flex flex-wrap gap-3 max-md:*:flex-auto">
          {phone && (
            <a href={`tel:${phone}`} className={buttonClass()}>
              <Icon of={Phone} />
              <Trans>Appeler</Trans>
            </a>
          )}
          {email && (
            <a
              href={`mailto:${email}?subject=${encodeURIComponent(subject)}`}
              className={buttonClass({ variant: phone ? "secondary" : "primary" })}
            >
              <Icon of={Mail} />
              <Trans>Écrire</Trans>
            </a>
          )}
          <Button variant="secondary" icon={UserPlus} onClick={save}>
            <Trans>Enregistrer le contact</Trans>
          </Button>
        </div>
        <Facts items={facts} className="mt-3" />
        {children}
      </CardBody>
    </Card>
  );
}
