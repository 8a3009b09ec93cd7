import { codeMinutes } from "@metiro/shared/auth/constants";
import type { Site } from "#site/site.ts";
import type { FaqText } from "./text.ts";

export const faqFr = ({ name, email, contactAtOnce, promisedHours }: Site): FaqText => ({
  title: "Questions fréquentes",
  lead: `Ce que l’on nous demande le plus souvent, avec des réponses courtes. Il vous manque quelque chose ? ${email ? `Écrivez-nous à ${email}.` : "Écrivez-nous."}`,
  description: `Publier une demande, comparer les réponses, protéger ses coordonnées, recevoir des demandes en tant qu’entreprise : les réponses de ${name}.`,
  groups: [
    {
      id: "demande",
      title: "Publier une demande",
      questions: [
        {
          question: "Est-ce que cela coûte quelque chose ?",
          answer:
            "Non. Publier une demande, recevoir des réponses et en accepter une est gratuit pour les clients, et rien n’est prélevé sur les travaux. Ce sont les abonnements des entreprises qui financent la plateforme.",
        },
        {
          question: "Que se passe-t-il après l’envoi ?",
          answer:
            "Vous recevez une confirmation par e-mail. Une personne de notre équipe lit votre demande, puis la transmet à des entreprises qui proposent cette prestation dans votre district. S’il nous manque une précision, la question vous attend sur la page de votre demande : vous y répondez sur place. Chaque réponse vous est annoncée par e-mail.",
        },
        {
          question: "Combien d’entreprises reçoivent ma demande ?",
          answer:
            "Quelques-unes seulement, choisies pour leurs prestations, leur région et leur disponibilité. Le nombre est limité pour que chacune ait une vraie chance et que vous puissiez comparer tranquillement.",
        },
        {
          question: "Puis-je commencer sans compte ?",
          answer:
            "Oui. Répondez d’abord aux questions. À la fin, vos coordonnées et le code que nous vous envoyons par e-mail suffisent, sans mot de passe. Ce que vous avez saisi, photos comprises, reste sur votre appareil jusque-là, même si vous fermez la page.",
        },
        {
          question: "Puis-je joindre des photos et des plans ?",
          answer:
            "Oui, à chaque demande, avant même d’avoir un compte : depuis votre appareil, ou avec l’appareil photo du téléphone. Nous retirons de chaque photo le lieu où elle a été prise. Les plans se joignent en PDF, cinq au plus. Vous pouvez ajouter des photos plus tard, tant que la demande est en cours.",
        },
        {
          question: "Puis-je modifier ou annuler ma demande ?",
          answer:
            "Tant que nous ne l’avons pas transmise, vous pouvez tout y changer. Ensuite, ajoutez une précision ou des photos : les entreprises en sont averties. Vous pouvez annuler à tout moment, avec ou sans motif ; les entreprises déjà contactées sont prévenues.",
        },
      ],
    },
    {
      id: "reponses",
      title: "Comparer et choisir",
      questions: [
        {
          question: "Dois-je accepter une réponse ?",
          answer:
            "Non. Vous pouvez n’en accepter aucune, une seule ou plusieurs. Accepter veut dire que vous souhaitez parler à l’entreprise, pas que vous lui commandez les travaux.",
        },
        {
          question: "Comment joindre l’entreprise que j’ai acceptée ?",
          answer:
            "Son téléphone, son e-mail et son adresse s’affichent en haut de la page de votre demande, et vous parviennent par e-mail. L’entreprise reçoit les vôtres au même moment. Vous pouvez aussi vous écrire dans la messagerie.",
        },
        {
          question: "Qui voit mon téléphone et mon adresse ?",
          answer: contactAtOnce
            ? "Les entreprises auxquelles nous transmettons votre demande, et personne d’autre."
            : "Uniquement les entreprises dont vous acceptez la réponse. Les autres voient votre prénom, votre localité et votre district.",
        },
        {
          question: "Que faire si personne ne répond ?",
          answer: `Nous promettons une réponse dans les ${promisedHours} heures ouvrables après l’envoi, du lundi au vendredi de 8 h à 18 h ; votre page dit d’ici quand. Si aucune entreprise ne répond à temps, nous envoyons votre demande à d’autres et nous vous écrivons. S’il n’y a pas d’autre entreprise, nous vous disons pourquoi et ce que vous pouvez faire.`,
        },
        {
          question: "Les prix annoncés sont-ils définitifs ?",
          answer:
            "Ce sont des fourchettes données de bonne foi d’après votre description. Le prix définitif vient avec le devis, souvent après une visite.",
        },
        {
          question: "Qui est responsable des travaux ?",
          answer:
            "L’entreprise qui les exécute, selon le contrat que vous concluez avec elle. La page « Responsabilités » explique ce que cela veut dire en Suisse.",
        },
      ],
    },
    {
      id: "compte",
      title: "Compte et données",
      questions: [
        {
          question: "Faut-il un mot de passe ?",
          answer:
            "Non. Vous pouvez vous connecter avec un code envoyé par e-mail. Si vous préférez un mot de passe, choisissez-le à l’inscription ou plus tard dans votre profil.",
        },
        {
          question: "Puis-je changer d’adresse e-mail ?",
          answer:
            "Oui, dans votre profil. Un code est envoyé à la nouvelle adresse pour la confirmer, et l’ancienne en est avertie.",
        },
        {
          question: "Je n’ai pas reçu le code de vérification.",
          answer: `Regardez dans le courrier indésirable, puis demandez un nouveau code depuis la page de vérification : l’ancien n’est alors plus valable. Un code est valable ${codeMinutes} minutes.`,
        },
        {
          question: "Comment supprimer mon compte ?",
          answer:
            "Dans votre profil, tout en bas. Vos coordonnées, vos photos et vos textes sont effacés ; vos demandes ouvertes sont annulées. C’est définitif.",
        },
        {
          question: "Puis-je recevoir une copie de mes données ?",
          answer: "Oui, à tout moment, depuis votre profil : un fichier que l’on peut ouvrir et réutiliser ailleurs.",
        },
      ],
    },
    {
      id: "entreprises",
      title: "Pour les entreprises",
      questions: [
        {
          question: "Comment recevoir des demandes ?",
          answer:
            "Inscrivez votre entreprise, confirmez votre e-mail, puis indiquez vos prestations et vos districts. Les demandes qui y correspondent vous sont transmises par e-mail et dans votre espace.",
        },
        {
          question: "Faut-il répondre à chaque demande ?",
          answer:
            "Non, mais une réponse, même négative, aide le client et votre taux de réponse. Décliner prend un instant.",
        },
        {
          question: "Y a-t-il une commission ?",
          answer: "Non. Vous convenez du prix avec votre client et vous gardez tout ce qu’il vous paie.",
        },
      ],
    },
  ],
});
