import { type Language, languageChoice } from "@metiro/shared/languages";
import { useRouter } from "@tanstack/react-router";
import type { Calls } from "#api/calls.ts";
import { languageOfPage } from "#i18n/language.ts";
import { activateLanguage } from "#i18n/load.ts";

/** Keeps a choice of language in the cookie, and with the account, whose mails follow it. The page speaks it from now on; one of the back office stays French. */
export function useLanguageChoice(): (language: Language) => Promise<void> {
  const router = useRouter();
  return async (language) => {
    const { i18n, section, session, calls } = router.options.context;
    await activateLanguage(i18n, languageOfPage(router.state.location.pathname, language), { section });
    document.cookie = languageChoice(language, location.protocol);
    if (session.current()?.token) await keepForAccount(await calls(), language);
    await router.invalidate();
  };
}

/** The page speaks the language whatever the server says. */
async function keepForAccount({ client, queryClient }: Calls, lang: Language): Promise<void> {
  const quiet = { context: { quiet: true } };
  try {
    const { firstName, lastName, phone } = await client.auth.profile.query(undefined, quiet);
    await client.auth.updateProfile.mutate({ firstName, lastName, phone, lang }, quiet);
    await queryClient.invalidateQueries({ queryKey: [["auth", "profile"]] });
  } catch {
    // Chosen again, it is tried again.
  }
}
