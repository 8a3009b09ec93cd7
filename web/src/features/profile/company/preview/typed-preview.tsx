import { Trans } from "@lingui/react/macro";
import type { Company } from "@metiro/shared/company/schema";
import type { ShownCompany } from "@metiro/shared/company/shown";
import type { Image } from "@metiro/shared/file/schema";
import { Card, CardBody } from "#ui/display/card.tsx";
import type { TypedFields } from "../company-fields.tsx";
import type { DrawCompany } from "./shown-company.ts";

interface PreviewProps {
  /** The fields as they are typed. */
  typed: TypedFields;
  company: Company;
  /** The picture that was sent last; it is shown when it is the one that is chosen. */
  logo: Image | undefined;
  draw: DrawCompany;
}

/** What is typed as clients will see it, before it is saved. */
export function ProfilePreview({ typed, company, logo: sent, draw }: PreviewProps) {
  const { name = "", locality = "", description = "", website = "", foundedYear, employees, logoId } = typed;
  const logo = company.logo?.id === logoId ? company.logo : sent?.id === logoId && sent && { ...sent, sizes: [] };
  const text = (value: string) => value.trim() || undefined;
  return (
    <div className="min-w-0">
      <h3 className="title-4 mb-2">
        <Trans>Aperçu pour les clients</Trans>
      </h3>
      <Card>
        <CardBody>
          {draw({
            id: company.id,
            memberSince: company.createdAt,
            name: text(name) ?? "–",
            verified: company.verified,
            ...present({
              locality: text(locality),
              description: text(description),
              website: text(website),
              foundedYear: typeof foundedYear === "number" && !Number.isNaN(foundedYear) ? foundedYear : undefined,
              employees: employees || undefined,
              logo: logo || undefined,
            } satisfies Record<Exclude<keyof ShownCompany, "name" | "verified">, unknown>),
          })}
        </CardBody>
      </Card>
      <p className="mt-2 text-sm text-ink-3">
        <Trans>Il montre ce que vous tapez, avant que ce soit enregistré.</Trans>
      </p>
    </div>
  );
}

/** Without what is not there. */
const present = <T extends object>(values: T) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [Key in keyof T]?: NonNullable<T[Key]>;
  };
