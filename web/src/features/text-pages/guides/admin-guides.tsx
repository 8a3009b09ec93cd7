import { Trans } from "@lingui/react/macro";
import { Advice, Guide } from "./guide.tsx";

export const AdminGuides = () => (
  <>
    <Guide
      title={<Trans>Relire et transmettre une offre</Trans>}
      lead={<Trans>Chaque offre attend une lecture avant de partir vers des entreprises.</Trans>}
    >
      <Advice what={<Trans>Lisez le texte et les photos</Trans>}>
        <Trans>
          Nous masquons les téléphones et les adresses que nous reconnaissons dans une description. S’il en reste,
          retirez-les avec « Corriger l’offre » avant de transmettre.
        </Trans>
      </Advice>
      <Advice what={<Trans>Choisissez peu d’entreprises, et les bonnes</Trans>}>
        <Trans>
          La liste met d’abord celles qui ont un abonnement, puis celles qui ont le moins reçu ces derniers temps. Une
          entreprise hors de sa zone peut être ajoutée par la recherche.
        </Trans>
      </Advice>
      <Advice what={<Trans>Un envoi ne s’annule que pendant quelques secondes</Trans>}>
        <Trans>
          Chaque destinataire reçoit un e-mail. Un second envoi ajoute des entreprises, sans toucher aux premières.
        </Trans>
      </Advice>
    </Guide>
    <Guide
      title={<Trans>Ce que deviennent les données</Trans>}
      lead={<Trans>Vous voyez tout : c’est une responsabilité.</Trans>}
    >
      <Advice what={<Trans>Vos actions sont notées</Trans>}>
        <Trans>Chaque action de l’administration est notée, avec son auteur et sa date.</Trans>
      </Advice>
      <Advice what={<Trans>Supprimer, c’est effacer</Trans>}>
        <Trans>
          La suppression d’un compte efface les données personnelles et annule les offres ouvertes. Elle ne se reprend
          pas.
        </Trans>
      </Advice>
    </Guide>
  </>
);
