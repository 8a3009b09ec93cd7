import { Trans } from "@lingui/react/macro";
import type { Role } from "@metiro/shared/roles";
import type { ReactNode } from "react";

/** What goes with an account and what stays, as the server does it. */
export const OwnErasureText = ({ role }: { role: Exclude<Role, "Admin"> }) => (
  <div className="grid gap-4 text-ink-2 md:grid-cols-2 md:gap-8">{role === "Tenderer" ? client : company}</div>
);

const client = (
  <>
    <Words title={<Trans>Ce qui est effacé</Trans>}>
      <li>
        <Trans>votre nom, votre e-mail, votre téléphone, votre adresse et votre mot de passe ;</Trans>
      </li>
      <li>
        <Trans>
          le titre, la description, les photos, l’adresse et les réponses écrites ou sensibles de vos demandes ;
        </Trans>
      </li>
      <li>
        <Trans>vos conversations, et ce que les entreprises vous ont écrit ;</Trans>
      </li>
      <li>
        <Trans>vos demandes ouvertes sont annulées, et les entreprises encore en lice averties.</Trans>
      </li>
    </Words>
    <Words title={<Trans>Ce qui reste, sans votre nom</Trans>}>
      <li>
        <Trans>la prestation, le district, les dates, le budget et les réponses à choix de vos demandes ;</Trans>
      </li>
      <li>
        <Trans>les prix et les dates que les entreprises vous ont proposés.</Trans>
      </li>
    </Words>
  </>
);

const company = (
  <>
    <Words title={<Trans>Ce qui est effacé</Trans>}>
      <li>
        <Trans>votre nom, votre e-mail, votre téléphone et votre mot de passe ;</Trans>
      </li>
      <li>
        <Trans>le nom, le numéro IDE, les coordonnées, la description et le logo de l’entreprise ;</Trans>
      </li>
      <li>
        <Trans>vos prestations et vos districts, vos conversations et le texte de vos messages aux clients.</Trans>
      </li>
    </Words>
    <Words title={<Trans>Ce qui reste, sans votre nom</Trans>}>
      <li>
        <Trans>vos réponses aux demandes, avec leurs prix, leurs dates et la décision du client ;</Trans>
      </li>
      <li>
        <Trans>vos abonnements, parce qu’ils sont des pièces comptables.</Trans>
      </li>
    </Words>
  </>
);

function Words({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <p className="font-semibold text-ink">{title}</p>
      <ul className="mt-1 grid list-disc gap-1 pl-5">{children}</ul>
    </div>
  );
}
