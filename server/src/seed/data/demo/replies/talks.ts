import type { Sender } from "../../../../db/schema/index.ts";

/** What the two say to each other, whatever the service, and how many hours after what came before. */
export interface TalkLine {
  by: Sender;
  hours: number;
  text: string;
}

const says =
  (by: Sender) =>
  (hours: number, text: string): TalkLine => ({ by, hours, text });
const client = says("client");
const company = says("company");

/** Before the client has decided. */
export const asking: readonly (readonly TalkLine[])[] = [
  [
    company(1.5, "Bonjour, avez-vous d’autres détails pour nous ? Ils nous aident à préparer. Merci d’avance !"),
    client(5, "Bonjour, je vous écris cela ce soir. Le déplacement est-il compris dans votre prix ?"),
    company(2, "Oui, il est compris, sans supplément."),
    company(0.2, "Nous pouvons aussi nous voir jeudi vers 17 h, si cela vous convient."),
  ],
  [
    client(3, "Bonjour, votre réponse m’intéresse. Quand pourriez-vous commencer au plus tôt ?"),
    company(1, "Bonjour, dès la semaine prochaine, plutôt le matin."),
    client(2.5, "Parfait. On pourrait en parler de vive voix ? Vous m’atteignez au 079 555 01 42, plutôt le soir."),
  ],
  [
    client(6, "Bonjour, le prix que vous indiquez peut-il encore changer ?"),
    company(1.2, "Bonjour, non, pas pour ce que vous décrivez. S’il fallait davantage, nous vous le dirions avant."),
  ],
];

/** After the acceptance. */
export const arranging: readonly (readonly TalkLine[])[] = [
  [
    company(0.7, "Merci de votre confiance ! Je vous propose de passer mardi à 10 h pour régler les détails."),
    client(3, "Mardi à 10 h, c’est très bien. L’entrée est derrière la maison, sonnette du bas."),
    company(0.5, "C’est noté. Si vous avez un empêchement, écrivez-moi simplement ici."),
  ],
  [
    client(1, "Voilà, c’est accepté. Faut-il préparer quelque chose avant votre venue ?"),
    company(2, "Merci ! Rien de particulier. Une place pour garer la voiture nous aiderait, si c’est possible."),
    client(1.5, "Parfait, merci, et à bientôt."),
  ],
];

/** Before the rejection. */
export const declining: readonly (readonly TalkLine[])[] = [
  [client(2, "Merci pour votre réponse, très claire. J’attends encore une autre entreprise et je vous redis.")],
];
