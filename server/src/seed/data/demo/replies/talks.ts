import type { Sender } from "../../../../db/schema/index.ts";

/** What the two say to each other, and how many hours after what came before. */
export interface Line {
  by: Sender;
  hours: number;
  text: string;
}

const says =
  (by: Sender) =>
  (hours: number, text: string): Line => ({ by, hours, text });
const client = says("client");
const company = says("company");

/** Before the client has decided. */
export const asking: readonly (readonly Line[])[] = [
  [
    company(1.5, "Bonjour, auriez-vous une ou deux photos de plus, prises à la lumière du jour ? Merci d’avance !"),
    client(5, "Bonjour, je vous les envoie ce soir. Est-ce que le matériel est compris dans votre prix ?"),
    company(2, "Oui, le matériel, les déplacements et le nettoyage sont compris."),
    company(0.2, "Je peux aussi passer jeudi vers 17 h pour voir sur place, si cela vous convient."),
  ],
  [
    client(3, "Bonjour, votre réponse m’intéresse. Combien de jours faut-il compter ?"),
    company(1, "Bonjour, deux à trois jours à deux personnes. Nous laissons tout propre chaque soir."),
    client(2.5, "Parfait. On pourrait en parler de vive voix ? Vous m’atteignez au 079 555 01 42, plutôt le soir."),
  ],
  [
    client(6, "Bonjour, le prix que vous indiquez comprend-il l’évacuation des déchets ?"),
    company(1.2, "Bonjour, oui, jusqu’à 2 m³. Au-delà, nous comptons 120.– par m³."),
  ],
];

/** After the acceptance. */
export const arranging: readonly (readonly Line[])[] = [
  [
    company(0.7, "Merci de votre confiance ! Je vous propose de passer mardi à 10 h pour prendre les mesures."),
    client(3, "Mardi à 10 h, c’est très bien. L’entrée est derrière la maison, sonnette du bas."),
    company(0.5, "C’est noté. Si vous avez un empêchement, écrivez-moi simplement ici."),
  ],
  [
    client(1, "Voilà, c’est accepté. Faut-il vider la pièce avant votre arrivée ?"),
    company(
      2,
      "Merci ! Laissez les gros meubles, nous les protégeons. Ôtez seulement les objets fragiles, s’il vous plaît.",
    ),
    client(1.5, "Parfait, merci, et à bientôt."),
  ],
];

/** Before the rejection. */
export const declining: readonly (readonly Line[])[] = [
  [client(2, "Merci pour votre réponse, très claire. J’attends encore une autre entreprise et je vous redis.")],
];
