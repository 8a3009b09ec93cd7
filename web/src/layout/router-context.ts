import type { I18n } from "@lingui/core";
import type { PostedForm } from "@metiro/shared/auth/posted-form";
import type { Language } from "@metiro/shared/languages";
import type { Calls } from "#api/calls.ts";
import type { FirstBatch } from "#page/fetch-first.ts";
import type { Session } from "#session/session.ts";
import type { PageScript } from "#site/router-manifest.ts";
import type { Section } from "#site/section.ts";

/** What every route's `beforeLoad` and `loader` get as `context`. */
export interface RouterContext {
  /** The client of the API. Public pages fetch its code only when they need it: `const { api } = await calls()`. */
  calls: () => Promise<Calls>;
  session: Session;
  i18n: I18n;
  /** Where the site is reached, without a slash at the end: `https://metiro.ch`. */
  origin: string;
  /** The language the reader has chosen; the back office is French all the same. */
  chosenLanguage: () => Language;
  /** Whose texts are fetched; those of all where there is none. */
  section?: Section | undefined;
  /** The room of a panel that the document shows first, whose texts come before those of the others. */
  room?: string | undefined;
  /** On the server, for a page of a panel: what its document asks for before its script is there. */
  firstCalls?: FirstBatch | undefined;
  /** What came of the form of the page, where the browser has sent it by itself. */
  posted?: PostedForm | undefined;
  /** On the server, for a page that React does not take over: the scripts that it has instead. */
  scripts?: readonly PageScript[];
}
