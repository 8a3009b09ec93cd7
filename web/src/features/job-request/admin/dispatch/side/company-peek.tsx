import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { ExternalLink } from "lucide-react";
import { trpc } from "#api/trpc.ts";
import { handlesOwnErrors } from "#api/handles-own-errors.ts";
import { buttonClass } from "#ui/button/button-class.ts";
import { type Fact, Facts } from "#ui/display/facts.tsx";
import { ErrorState } from "#ui/feedback/error-state.tsx";
import { Skeleton, SkeletonArea } from "#ui/feedback/skeleton.tsx";
import { Icon } from "#ui/icon.tsx";

/** What an admin weighs of a company, without leaving what is being sent. */
export function CompanyPeek({ id }: { id: string }) {
  const { t } = useLingui();
  const { data, isError, isFetching, refetch } = trpc.company.get.useQuery({ id }, handlesOwnErrors);
  if (isError && !isFetching && !data)
    return (
      <ErrorState title={<Trans>L’entreprise n’a pas pu être chargée</Trans>} onRetry={() => void refetch()}>
        <Trans>Votre choix est gardé.</Trans>
      </ErrorState>
    );
  if (!data)
    return (
      <SkeletonArea className="grid gap-4">
        <Skeleton />
        <Skeleton />
        <Skeleton />
      </SkeletonArea>
    );
  const { name, description, street, postalCode, locality, phone, user, subcategories, subregions, figures } = data;
  const address = [street, [postalCode, locality].filter(Boolean).join(" ")].filter(Boolean).join(", ");
  const facts: (Fact | false)[] = [
    address !== "" && { label: t`Adresse`, value: address },
    phone !== undefined && { label: t`Téléphone`, value: <a href={`tel:${phone}`}>{phone}</a> },
    { label: t`E-mail`, value: <span className="break-words">{user.email}</span> },
    { label: t`Prestations`, value: subcategories.map((service) => service.name).join(", ") },
    {
      label: t`Zone`,
      value: <Plural value={subregions.length} one="# district" other="# districts" />,
    },
    {
      label: t`Demandes`,
      value: (
        <span className="num">
          <Plural value={figures.received} one="# reçue" other="# reçues" />
          {" · "}
          <Plural value={figures.interested} one="# offre faite" other="# offres faites" />
          {" · "}
          <Plural value={figures.accepted} one="# gagnée" other="# gagnées" />
        </span>
      ),
    },
  ];
  return (
    <section aria-label={name} className="grid gap-3 text-sm">
      <h3 className="title-4">{name}</h3>
      {description && <p className="whitespace-pre-line text-ink-2">{description}</p>}
      <Facts items={facts.filter((fact) => fact !== false)} />
      <Link
        to="/admin/company/$id"
        params={{ id }}
        target="_blank"
        className={buttonClass({ size: "sm", variant: "secondary", className: "justify-self-start" })}
      >
        <Icon of={ExternalLink} size="sm" />
        <Trans>Page de l’entreprise, dans un autre onglet</Trans>
      </Link>
    </section>
  );
}
