import { Trans } from "@lingui/react/macro";
import { OwnCopy } from "./client-guides.tsx";
import { Advice, Guide } from "./guide.tsx";

export const CompanyGuides = () => (
  <>
    <Guide
      title={<Trans>Bien répondre</Trans>}
      lead={<Trans>Le client compare plusieurs réponses côte à côte. Voici ce qui l’aide à choisir.</Trans>}
    >
      <Advice what={<Trans>Répondez vite</Trans>}>
        <Trans>
          Ouvrez la demande dès que vous la recevez. Si elle ne vous convient pas, déclinez : le client sait alors où il
          en est.
        </Trans>
      </Advice>
      <Advice what={<Trans>Reprenez les points de la demande</Trans>}>
        <Trans>
          Dites ce que votre prix comprend, ce qu’il ne comprend pas, et ce que vous devez voir sur place avant de le
          confirmer.
        </Trans>
      </Advice>
      <Advice what={<Trans>Donnez une fourchette et une unité</Trans>}>
        <Trans>
          Un prix au total, à l’heure, au jour ou au mètre carré se compare. La fourchette est indicative : vous
          confirmez le prix après la visite.
        </Trans>
      </Advice>
      <Advice what={<Trans>Indiquez une date possible</Trans>}>
        <Trans>Une disponibilité sincère vaut mieux qu’une promesse que l’on déplace.</Trans>
      </Advice>
      <Advice what={<Trans>Corrigez s’il le faut</Trans>}>
        <Trans>Vous pouvez modifier votre réponse jusqu’à la décision du client.</Trans>
      </Advice>
    </Guide>
    <Guide
      title={<Trans>Recevoir les bonnes demandes</Trans>}
      lead={<Trans>Nous choisissons les destinataires d’après votre profil.</Trans>}
    >
      <Advice what={<Trans>Vos prestations et vos districts</Trans>}>
        <Trans>
          Une demande vous parvient quand elle correspond aux deux. Gardez-les à jour dans votre profil : cocher trop
          large, c’est recevoir des demandes à décliner.
        </Trans>
      </Advice>
      <Advice what={<Trans>Une présentation complète</Trans>}>
        <Trans>Nous la lisons avant de vous envoyer une demande.</Trans>
      </Advice>
    </Guide>
    <Guide
      title={<Trans>Ce que deviennent les données</Trans>}
      lead={<Trans>Les vôtres, et celles que les clients vous confient.</Trans>}
    >
      <Advice what={<Trans>Les coordonnées du client</Trans>}>
        <Trans>
          Le nom, le téléphone, l’e-mail et la rue s’affichent dès que le client accepte votre réponse. Ne les utilisez
          que pour cette demande.
        </Trans>
      </Advice>
      <Advice what={<Trans>Ce que le client voit de vous</Trans>}>
        <Trans>
          Le nom, le logo, la localité, la présentation, le site et la taille de l’entreprise, si nous l’avons vérifiée,
          et votre réponse. Votre téléphone, votre e-mail et votre rue s’affichent quand le client vous accepte.
        </Trans>
      </Advice>
      <OwnCopy />
    </Guide>
  </>
);
