import { type Span, spansOf } from "./spans.ts";

const network =
  "insta(?:gram)?|snap(?:chat)?|telegram|tik\\s?tok|skype|whats\\s?app|facebook|messenger|signal|wechat|viber|threads|twitter|linkedin|discord|threema|fb|ig";
const handle = String.raw`[\p{L}\d][\p{L}\d._-]{1,40}`;

const patterns = [
  // @nom.peint; what is at a price or an hour has a blank
  String.raw`(?<![\p{L}\d.@])@(?=[\p{L}\d._-]*\p{L})${handle}`,
  // Instagram : nom.peint, snap nom_peint: a name with a sign in it, which words of a sentence have not
  String.raw`(?<![\p{L}\d])(?:${network})\s{0,2}[:=]?\s{0,2}@?(?=[\p{L}\d]{1,30}[._\d][\p{L}\d])${handle}`,
].map((pattern) => new RegExp(pattern, "giu"));

/** Names by which somebody is found in a social network. */
export const handlesIn = (text: string): Span[] => patterns.flatMap((pattern) => spansOf(text, pattern));
