import { isLanguage, isOffered, languageChoice } from "@metiro/shared/languages";
import { useRouter } from "@tanstack/react-router";
import { chosenLanguage, languageOfPage, offeredHere } from "./language.ts";
import { activateLanguage } from "./load.ts";

/** The language that a person chose on any device is the site's here too, once it is signed in: in the cookie, for every page. */
export function useAccountLanguage(): () => Promise<void> {
  const router = useRouter();
  return async () => {
    const { calls, i18n, section } = router.options.context;
    const { client } = await calls();
    // Whoever is in stays in, in the language of before.
    const own = await client.auth.profile.query(undefined, { context: { quiet: true } }).catch(() => undefined);
    if (!isLanguage(own?.lang) || own.lang === chosenLanguage(document.cookie)) return;
    // The account keeps a language that is not offered now, for the day on which it is again.
    if (!isOffered(own.lang, offeredHere())) return;
    document.cookie = languageChoice(own.lang, location.protocol);
    await activateLanguage(i18n, languageOfPage(router.state.location.pathname, own.lang), { section });
  };
}
