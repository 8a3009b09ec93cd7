import { Trans } from "@lingui/react/macro";
import { Advice, Guide } from "./guide.tsx";

export const ClientGuides = () => (
  <>
    <Guide
      title={<Trans>Écrire une bonne demande</Trans>}
      lead={<Trans>Plus une demande est précise, plus les réponses se comparent facilement.</Trans>}
    >
      <Advice what={<Trans>Un titre qui dit le travail et sa taille</Trans>}>
        <Trans>« Repeindre le salon et deux chambres, 64 m² » en dit plus que « Peinture ».</Trans>
      </Advice>
      <Advice what={<Trans>L’état d’aujourd’hui, puis le résultat voulu</Trans>}>
        <Trans>
          Décrivez ce qui est là, ce qui doit changer et ce qui doit rester. L’étage, l’accès et le stationnement
          comptent dans un prix.
        </Trans>
      </Advice>
      <Advice what={<Trans>Deux ou trois photos</Trans>}>
        <Trans>
          Une vue d’ensemble et le détail qui pose problème. Nous retirons de chaque photo le lieu où elle a été prise.
        </Trans>
      </Advice>
      <Advice what={<Trans>Un délai et un budget réalistes</Trans>}>
        <Trans>
          Le budget est facultatif. S’il est indiqué, une entreprise à qui il ne convient pas décline tout de suite, et
          vous gagnez du temps.
        </Trans>
      </Advice>
    </Guide>
    <Guide
      title={<Trans>Ce qui se passe ensuite</Trans>}
      lead={
        <Trans>Vous suivez chaque étape sur la page de la demande. Chaque réponse vous est annoncée par e-mail.</Trans>
      }
    >
      <Advice what={<Trans>Nous la lisons et la transmettons</Trans>}>
        <Trans>
          Une personne lit la demande et l’envoie aux entreprises qui font ce travail dans votre district. D’ici là,
          vous pouvez tout y changer ; ensuite, vous ajoutez une précision ou des photos. S’il nous manque quelque
          chose, la question vous attend sur la page de la demande.
        </Trans>
      </Advice>
      <Advice what={<Trans>Les entreprises répondent</Trans>}>
        <Trans>
          Vous voyez leurs prix, leurs dates et leurs messages côte à côte. Elles peuvent encore modifier leur réponse
          tant que vous n’avez pas choisi.
        </Trans>
      </Advice>
      <Advice what={<Trans>Vous choisissez, ou non</Trans>}>
        <Trans>
          Vous pouvez accepter plusieurs réponses et revenir sur une réponse déclinée ; une acceptation, elle, est
          définitive. Vous pouvez annuler la demande à tout moment.
        </Trans>
      </Advice>
    </Guide>
    <Guide
      title={<Trans>Ce que deviennent vos données</Trans>}
      lead={<Trans>Une entreprise ne voit que ce qu’il lui faut, au moment où il le faut.</Trans>}
    >
      <Advice what={<Trans>Avant votre accord</Trans>}>
        <Trans>
          Les entreprises contactées voient votre prénom, le NPA, la localité, le district, la description, les photos
          et les plans.
        </Trans>
      </Advice>
      <Advice what={<Trans>Après votre accord</Trans>}>
        <Trans>
          L’entreprise que vous acceptez voit aussi votre nom, votre téléphone, votre e-mail, votre rue et les réponses
          sensibles, et vous recevez ses coordonnées. Les autres ne voient jamais les vôtres.
        </Trans>
      </Advice>
      <OwnCopy />
    </Guide>
  </>
);

/** Where everybody finds a copy of the data, and the way to have it erased. */
export const OwnCopy = () => (
  <Advice what={<Trans>Une copie, ou la suppression</Trans>}>
    <Trans>Votre profil permet de télécharger tout ce que nous gardons de vous, et de supprimer votre compte.</Trans>
  </Advice>
);
