import { useLingui } from "@lingui/react";
import type { BlogItem } from "@metiro/shared/blog/schema";
import { type TextLanguage, textLanguageOf } from "@metiro/shared/languages";

interface Words {
  title: string;
  summary: string;
  coverAlt?: string | undefined;
}

/** A post in words of a language: English where it is written in it, French otherwise. */
export function wordsIn<En extends Words>(
  post: En & { translations: { en?: En | undefined } },
  locale: string,
): En & { lang: TextLanguage } {
  const { en } = post.translations;
  return textLanguageOf(locale) === "en" && en ? { ...en, lang: "en" } : { ...post, lang: "fr" };
}

/** `const { title, summary, lang } = usePostWords(post)` */
export function usePostWords<En extends Words>(
  post: En & Pick<BlogItem, "id"> & { translations: { en?: En | undefined } },
) {
  const { i18n } = useLingui();
  return wordsIn<En>(post, i18n.locale);
}
