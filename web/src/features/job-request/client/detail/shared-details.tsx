import { Trans, useLingui } from "@lingui/react/macro";
import type { JobRequest } from "@metiro/shared/job-request/schema";
import { isSensitive } from "@metiro/shared/sub-category/questions/answers/sensitive-questions";
import { useSite } from "#site/use-site.ts";
import { type Fact, Facts } from "#ui/display/facts.tsx";
import { useAnswerFacts } from "../../answer-facts.ts";
import { formatPhone } from "#i18n/phone-text.ts";
import { useLocalityText } from "#domain/request/locality-text.ts";

/** Exactly what an accepted company learns, shown before the client agrees to it. */
export function SharedDetails({ request }: { request: JobRequest }) {
  const { t } = useLingui();
  const { contactAtOnce } = useSite();
  const placeOf = useLocalityText();
  const sensitive = useAnswerFacts(request).filter(({ question }) => isSensitive(request.form, question.id));
  const { firstName, lastName, phone, email } = request.tenderer;
  const facts: Fact[] = [
    { label: t`Nom`, value: `${firstName} ${lastName ?? ""}`.trim() },
    ...(phone ? [{ label: t`Téléphone`, value: <span className="num">{formatPhone(phone)}</span> }] : []),
    ...(email ? [{ label: t`E-mail`, value: <span className="wrap-anywhere">{email}</span> }] : []),
    ...(request.street ? [{ label: t`Adresse`, value: `${request.street}, ${placeOf(request)}` }] : []),
    ...sensitive.map(({ question, label, text }) => ({ key: `answer ${question.id}`, label, value: text })),
  ];
  return (
    <div className="grid gap-4">
      <p className="text-ink">
        {contactAtOnce ? (
          <Trans>L’entreprise apprend que vous l’avez choisie. Elle a déjà ces données :</Trans>
        ) : (
          <Trans>Pour convenir d’une visite, l’entreprise recevra tout ce qui suit, et vous ses coordonnées :</Trans>
        )}
      </p>
      <Facts items={facts} className="rounded-lg border border-line px-4 py-1 text-sm text-ink" />
      <p className="text-sm">
        <Trans>Cela ne vous engage pas à signer.</Trans>{" "}
        {!contactAtOnce && <Trans>Les autres entreprises ne voient pas vos coordonnées.</Trans>}
      </p>
    </div>
  );
}
