import { Trans, useLingui } from "@lingui/react/macro";
import { Mail, MapPin, Phone, UserPlus } from "lucide-react";
import type { ReactNode } from "react";
import { saveFile } from "#ui/save-file.ts";
import { formatPhone } from "#i18n/phone-text.ts";
import { Button } from "#ui/button/button.tsx";
import { cn } from "#ui/cn.ts";
import { buttonClass } from "#ui/button/button-class.ts";
import { Card, CardBody, CardHead } from "#ui/display/card.tsx";
import { ContactLink } from "#ui/display/contact-link.tsx";
import { type Fact, Facts } from "#ui/display/facts.tsx";
import { Icon } from "#ui/icon.tsx";
import { type VcardContact, vcardOf } from "./vcard.ts";

export interface ContactCardProps {
  contact: VcardContact;
  title: ReactNode;
  /** What a mail to this contact is about. */
  subject: string;
  /** Beside the title. */
  aside?: ReactNode;
  /** Before the ways to reach somebody: why one may. */
  lead?: ReactNode;
  /** What else can be done, beside calling. */
  actions?: ReactNode;
  /** What else is to be known, after name and address: one line each. The number to dial and the mail address then stand once, as lines. */
  more?: readonly Fact[];
  children?: ReactNode;
}

/** Where a map shows an address: on a phone the link opens the map that is there, with the way to it. */
const mapOf = (address: string) =>
  `https://www.google.com/maps/search/?${new URLSearchParams({ api: "1", query: address })}`;

/** How to reach somebody: call, write, keep in the address book. */
export function ContactCard({ contact, title, subject, aside, lead, actions, more, children }: ContactCardProps) {
  const { t } = useLingui();
  const { name, firstName, lastName, phone, email, street, postalCode, locality } = contact;
  const person = `${firstName} ${lastName}`.trim();
  const town = [postalCode, locality].filter(Boolean).join(" ");
  const address = [street, town].filter(Boolean).join(", ");
  const mail = `mailto:${email}?subject=${encodeURIComponent(subject)}`;
  const brief = more !== undefined;
  const facts: Fact[] = [
    ...(name && person ? [{ label: t`Personne de contact`, value: person }] : []),
    ...(phone
      ? [{ label: t`Téléphone`, value: <ContactLink href={`tel:${phone}`}>{formatPhone(phone)}</ContactLink> }]
      : []),
    ...(email ? [{ label: t`E-mail`, value: <ContactLink href={mail}>{email}</ContactLink> }] : []),
    ...(address ? [{ label: t`Adresse`, value: <AddressLink address={address} /> }] : []),
    ...(more ?? []),
  ];
  const save = () =>
    saveFile(
      `${(name ?? person).replace(/[^\p{L}\p{N}]+/gu, "-")}.vcf`,
      new Blob([vcardOf({ ...contact, country: t`Suisse` })], { type: "text/vcard;charset=utf-8" }),
    );
  return (
    <Card>
      <CardHead title={title} aside={aside} />
      <CardBody>
        {lead && <div className="mb-3">{lead}</div>}
        <div
          className={cn(
            "flex flex-wrap gap-3 max-md:[&>:not(button)]:flex-auto",
            // A thumb finds all three in one row.
            brief && "max-md:gap-2 max-md:*:px-3",
          )}
        >
          {phone && (
            <a href={`tel:${phone}`} className={cn(buttonClass(), brief && "md:hidden")}>
              <Icon of={Phone} />
              <Trans>Appeler</Trans>
            </a>
          )}
          {email && !brief && (
            <a href={mail} className={buttonClass({ variant: phone ? "secondary" : "primary" })}>
              <Icon of={Mail} />
              <Trans>Écrire</Trans>
            </a>
          )}
          {actions}
          <Button variant="secondary" icon={UserPlus} onClick={save} className={brief ? undefined : "max-md:flex-auto"}>
            <span className={brief ? "max-md:sr-only" : undefined}>
              <Trans>Enregistrer le contact</Trans>
            </span>
          </Button>
        </div>
        <Facts items={facts} compact={brief} className="mt-3" />
        {children}
      </CardBody>
    </Card>
  );
}

/** An address, and the way to it. */
const AddressLink = ({ address }: { address: string }) => (
  <a
    href={mapOf(address)}
    target="_blank"
    rel="noreferrer"
    className="inline-block min-h-6 text-accent-ink underline underline-offset-[0.2em] wrap-anywhere max-md:-my-2.5 max-md:py-2.5"
  >
    <Icon of={MapPin} size="xs" className="mr-1 inline align-[-0.1em]" />
    {address}
  </a>
);
