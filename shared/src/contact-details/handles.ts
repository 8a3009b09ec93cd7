import type { Span } from "./spans.ts";

/** Networks whose name means nothing else, and those that are words or short for others. */
const only =
  "[i1]nsta(?:gram)?|snap(?:chat)?|telegram|tik\\s?tok|skype|whats\\s?app|facebook|wechat|viber|linkedin|discord|threema|i\\sn\\ss\\st\\sa";
const network = `${only}|messenger|signal|threads|twitter|fb|ig`;
const begin = String.raw`(?<![\p{L}\d])`;
const handle = String.raw`[\p{L}\d][\p{L}\d._-]{1,40}`;
/** Words that stand behind a network and are no name in it. */
const common =
  "aucune?|avec|aussi|comme|compte|dans|demain|depuis|déjà|mais|merci|message|messages|ou|oui|non|page|pages|par|pas|photo|photos|plus|possible|pour|quand|sans|si|svp|sur|voir|vous|yes|no|not|and|or|with|for|please|photos?|pictures|bilder|fotos?|ja|nein|mit|oder|und|für|bitte|auch|nicht|con|per|senza|anche|oppure|foto|grazie";
const someone = String.raw`(?!(?:${common})(?![\p{L}\d]))[\p{L}\d][\p{L}\d._-]{3,40}`;
const mine = "mon|mes|ma|mein|meine|mio|my|notre|unser|nostro|our|votre";
const isCalled = String.raw`(?:c[’']est|est|is|ist|è|sous|nom|pseudo|handle|id|name|nickname|profil|profile|compte|account|konto|profilo|je\ssuis|ich\sbin|i[’']?\s?a?m|sono)`;
const meetMe = String.raw`(?:ajoute|trouve|cherche|suive|suis|contacte|écri|rejoign|add|find|follow|text|write|message|schreib|such|folg|kontaktier|cerc|scriv|segu|trov|aggiung)\p{L}{0,6}[-\s]?(?:moi|nous|me|us|mich|mir|uns|mi|ci)?\s(?:sur|on|auf|bei|su|in|via|par|per)`;

/** nom-peinture: a word of two that no prefix makes one. */
const ofTwo = String.raw`(?!(?:multi|semi|demi|avant|arrière|inter|super|ultra|post|sous|haut|rez|mezzo|halb|nicht)-)\p{L}{4,20}-\p{L}{4,20}(?![\p{L}\d-])`;
/** Nothing else is said behind it. */
const alone = String.raw`(?=\s*(?:[.,;:!?)\n]|$|(?:svp|merci|please|bitte|grazie)(?!\p{L})))`;
const article = String.raw`(?:les?|la|des?|du|une?|vos|votre|mes|mon|nos|notre|ces?|cette|die|der|das|ihre?|il|lo|i|gli)\s`;

/** Of what a pattern found, `low` has to begin small, `high` with a capital and `id` to be all capitals and figures. */
const shapes = { low: /^[\p{Ll}\d]/u, high: /^\p{Lu}/u, id: /^[*\dA-Z]+$/ };

const patterns = [
  // @nom.peint; what is at a price or an hour has a blank
  String.raw`(?<![\p{L}\d.@])@(?=[\p{L}\d._-]*\p{L})${handle}`,
  // @ nompeint: no hour, no price, no place with its capital
  String.raw`(?<![\p{L}\d.@])@\s(?<low>\p{L}[\p{L}\d._-]{4,40})`,
  // Instagram : nom.peint, snap nom_peint: a name with a sign in it, which words of a sentence have not
  String.raw`${begin}(?:${network})\s{0,2}[:=]?\s{0,2}@?(?=[\p{L}\d]{1,30}[._\d][\p{L}\d])${handle}`,
  // insta: nompeint, telegram → nompeint, facebook: Jean Peintre
  String.raw`${begin}(?:${only})(?:[-\s](?:id|name|pseudo))?\s{0,2}[:=→>]{1,2}\s{0,2}@?${someone}`,
  String.raw`${begin}(?:fb|ig|tg|signal|messenger|twitter)\s{0,2}[:=→>]{1,2}\s{0,2}@?(?<low>(?=[\p{L}\d]{5})${someone})`,
  // FB Jean Peintre
  String.raw`${begin}(?:fb|ig|insta|snap|skype|facebook)\s(?<high>${handle})(?=\s\p{Lu})`,
  // mon insta c’est nompeint, my telegram handle: nompeint, sur Instagram je suis nompeint
  String.raw`${begin}(?:${mine})\s(?:${only})\s${isCalled}\s?[:=]?\s{0,2}@?${someone}`,
  String.raw`${begin}(?:${only})\s(?:je\ssuis|ich\sbin|i[’']?\s?a?m|sono|sous\sle\snom(?:\sde)?)\s@?${someone}`,
  // ajoutez-moi sur snap nompeint
  String.raw`${begin}${meetMe}\s(?:${only})\s{0,2}[:=]?\s{0,2}@?${someone}`,
  // insta nompeint, and nothing more: a name alone beside a network
  String.raw`(?<!\p{L}\s)${begin}(?:${only})\s(?<low>(?=[\p{L}\d]{6})${someone})${alone}`,
  // arobase nompeint, at nompeint on instagram, je suis nompeint sur insta
  String.raw`${begin}(?:arobase?|arrobase|chiocciola|klammeraffe)\s${someone}`,
  String.raw`${begin}(?:at|je\ssuis|i[’']?\s?a?m|ich\sbin|sono|c[’']est|pseudo|nom|name)\s${someone}\s(?:sur|on|auf|su)\s(?:${network})(?![\p{L}\d])`,
  // Threema: ECHOECHO, jean#1234, live:nompeint
  String.raw`${begin}threema(?:-?\s?id)?\s?:?\s?(?<id>[*A-Z\d][A-Z\d]{7})(?![\p{L}\d])`,
  String.raw`${begin}discord\s{0,2}:?\s{0,2}[\p{L}\d._]{2,32}#\d{4}(?!\d)`,
  // QQ 12345678
  String.raw`${begin}qq\s?[:=]?\s?\d{7,11}(?!\d)`,
  // info chez nom-peinture, site : nom-peinture: a word of two, and nothing more
  String.raw`${begin}(?:infos?|contact|kontakt|office|hello|bureau|admin)\s(?:chez|bei|presso)\s(?<low>${ofTwo})`,
  String.raw`${begin}(?:site|website|webseite|homepage|sito)(?:\s(?:web|internet))?\s?[:=→]\s{0,2}(?<low>${ofTwo})${alone}`,
  // cherchez nompeinture sur google, googlez Nom Peinture Renens
  String.raw`${begin}(?:re)?(?:cherchez|tapez|googlez|suchen\ssie|cercate)\s(?!${article})${someone}\s(?:sur|on|auf|bei|in|su)\sgoogle(?!\p{L})`,
  String.raw`${begin}(?:googlez|googelt|googeln\ssie)(?:\s(?:moi|nous|mich|uns))?\s(?<high>${handle})`,
  String.raw`${begin}live:[\p{L}\d._-]{3,40}`,
].map((pattern) => new RegExp(pattern, "giu"));

/** Jean Peintre Renens: further words of a name are capitalised. */
const further = /(?:\s\p{Lu}[\p{L}\d._-]{1,40}){0,3}/uy;

/** Names by which somebody is found in a social network. */
export const handlesIn = (text: string): Span[] =>
  patterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap(({ 0: found, index, groups = {} }): Span[] => {
      if (Object.entries(shapes).some(([name, shape]) => groups[name] !== undefined && !shape.test(groups[name])))
        return [];
      further.lastIndex = index + found.length;
      return [[index, index + found.length + (further.exec(text)?.[0].length ?? 0)]];
    }),
  );
