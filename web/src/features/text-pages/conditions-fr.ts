import type { Site } from "#site/site.ts";
import type { PageText } from "./text.ts";

export const conditionsFr = ({ name, domain, email, phone, address, contactAtOnce }: Site): PageText => ({
  title: "Conditions et protection des données",
  lead: `Les règles qui valent entre vous et ${name}, ce que nous faisons de vos données, et qui nous sommes.`,
  description: `Conditions d’utilisation de ${name}, protection des données selon la loi suisse (LPD), cookies, éditeur du site et contact.`,
  sections: [
    {
      id: "objet",
      title: "1. Ce que fait la plateforme",
      body: [
        `${domain} met en relation des personnes qui cherchent une prestation (les clients) et des entreprises qui l’offrent. Une personne de notre équipe lit chaque demande et la transmet à des entreprises qui proposent cette prestation dans ce district.`,
        `${name} n’est ni mandataire, ni entrepreneur, ni assureur. Le contrat de travaux ou de service se conclut directement entre le client et l’entreprise, aux conditions qu’ils fixent ensemble. ${name} n’y est pas partie et ne perçoit aucune commission sur les travaux.`,
      ],
    },
    {
      id: "compte",
      title: "2. Le compte",
      body: [
        "Ouvrir un compte est gratuit. Vous donnez des indications exactes, vous les tenez à jour, et vous ne partagez ni votre mot de passe ni les codes que nous vous envoyons. Un compte appartient à une personne ou à une entreprise et ne se cède pas.",
        "Vous pouvez supprimer votre compte en tout temps depuis votre profil. Nous pouvons suspendre un compte qui sert à tromper, à harceler ou à contourner ces règles ; nous vous le disons et vous pouvez vous expliquer.",
      ],
    },
    {
      id: "clients",
      title: "3. Pour les clients",
      body: [
        "Publier une demande est gratuit et ne vous engage à rien. Vous décrivez un besoin réel, sans coordonnées de tiers ni contenu illicite. Vous pouvez annuler en tout temps ; les entreprises déjà contactées en sont averties.",
        contactAtOnce
          ? "Les entreprises auxquelles votre demande est transmise voient vos coordonnées avec elle."
          : "Les entreprises voient votre prénom, votre localité et votre district. Votre nom, votre téléphone, votre e-mail et votre rue ne sont montrés qu’à celles dont vous acceptez la réponse.",
        "En acceptant une réponse, vous ne signez aucun contrat : vous permettez à l’entreprise de vous joindre, de visiter les lieux et de vous remettre un devis.",
      ],
    },
    {
      id: "entreprises",
      title: "4. Pour les entreprises",
      body: [
        "Vous indiquez les prestations et les districts que vous couvrez vraiment. Vous disposez des autorisations, des assurances et des affiliations qu’exige votre métier. Vos prix sont annoncés de bonne foi, TVA comprise ou non, en le précisant.",
        "Les données d’un client ne servent qu’à répondre à sa demande. Elles ne sont ni revendues, ni réutilisées pour de la publicité, ni conservées plus longtemps que nécessaire.",
        "L’abonnement, sa durée et son prix vous sont communiqués par écrit avant de commencer. Il prend fin à son échéance.",
      ],
    },
    {
      id: "contenus",
      title: "5. Textes et photos",
      body: [
        "Vous gardez vos droits sur ce que vous publiez et nous autorisez à le montrer aux destinataires de votre demande ou de votre réponse. Les photos sont réenregistrées à leur arrivée : leurs métadonnées, dont le lieu de prise de vue, sont effacées.",
        "Nous pouvons retirer un contenu illicite, trompeur ou blessant.",
      ],
    },
    {
      id: "responsabilite",
      title: "6. Responsabilité",
      body: [
        "Nous exploitons la plateforme avec soin, sans pouvoir garantir qu’elle soit toujours disponible ni que chaque demande reçoive une réponse. Nous ne répondons pas de l’exécution des travaux, des prix convenus ni des indications données par les utilisateurs.",
        "Notre responsabilité reste entière là où la loi ne permet pas de l’exclure, en particulier en cas de dol ou de faute grave. Qui répond de quoi entre client et entreprise est expliqué sur la page « Responsabilités ».",
      ],
    },
    {
      id: "donnees",
      title: "7. Protection des données",
      body: [
        `${name} traite vos données selon la loi fédérale sur la protection des données (LPD) et, là où il s’applique, le Règlement général sur la protection des données (RGPD). Le responsable du traitement est l’éditeur nommé plus bas.`,
        [
          "Ce que nous traitons : votre identité et vos coordonnées, vos demandes avec leurs réponses et leurs photos, les réponses des entreprises, et le strict nécessaire à la sécurité (connexions, sessions).",
          "Pourquoi : exécuter le service que vous demandez, vous écrire à ce sujet, prévenir les abus, respecter nos obligations légales.",
          "À qui : aux entreprises destinataires de votre demande, dans les limites décrites au point 3, et aux prestataires techniques qui hébergent le service ou acheminent nos e-mails, sous contrat. Nous ne vendons aucune donnée.",
          "Combien de temps : tant que votre compte existe et que la demande le justifie. Les anciennes demandes et les comptes inactifs sont effacés automatiquement.",
        ],
        "Depuis votre profil, vous pouvez à tout moment consulter et corriger vos données, en recevoir une copie dans un format courant, et supprimer votre compte. À la suppression, vos coordonnées, vos photos et vos textes personnels sont effacés ; ne restent que des indications anonymes, comme la prestation, le district et les dates.",
        `Pour toute autre question ou opposition, écrivez-nous${email ? ` à ${email}` : ""}. Vous pouvez aussi vous adresser au Préposé fédéral à la protection des données et à la transparence (PFPDT).`,
      ],
    },
    {
      id: "cookies",
      title: "8. Cookies et mesure d’audience",
      body: [
        "Un seul cookie retient votre langue. Votre session reste dans la mémoire de votre navigateur et disparaît quand vous vous déconnectez.",
        "Dans son réglage d’origine, la plateforme compte elle-même les pages vues, sans cookie, sans adresse IP conservée et sans vous reconnaître d’une page à l’autre.",
      ],
    },
    {
      id: "changements",
      title: "9. Changements, droit et for",
      body: [
        "Nous pouvons adapter ces conditions ; un changement important est annoncé à l’avance par e-mail. Le droit suisse s’applique. Le for est au siège de l’éditeur ; le for impératif des consommateurs est réservé.",
        "Seule la version française fait foi.",
      ],
    },
    {
      id: "editeur",
      title: "10. Éditeur et contact",
      body: [[name, address, email, phone].filter(Boolean)],
    },
  ],
});
