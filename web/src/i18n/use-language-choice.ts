import { type Language, languageChoice } from "@metiro/shared/languages";
import { useRouter } from "@tanstack/react-router";
import { languageOfPage } from "./language.ts";
import { speak } from "./load.ts";

/** Keeps a choice of language in the cookie. The page speaks it from now on; one of the back office stays French. */
export function useLanguageChoice(): (language: Language) => Promise<void> {
  const router = useRouter();
  return async (language) => {
    await speak(router.options.context.i18n, languageOfPage(router.state.location.pathname, language));
    document.cookie = languageChoice(language);
    await router.invalidate();
  };
}
