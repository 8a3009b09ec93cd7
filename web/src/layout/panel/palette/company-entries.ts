import { useLingui } from "@lingui/react/macro";
import type { ReceivedItem } from "@metiro/shared/job-request/schema";
import { personName } from "@metiro/shared/user/nameless";
import {
  BookOpen,
  CalendarClock,
  CirclePlay,
  FileText,
  House,
  Inbox,
  MessageSquare,
  Pause,
  Star,
  UserRound,
} from "lucide-react";
import { handlesOwnErrors } from "#api/handles-own-errors.ts";
import { trpc } from "#api/trpc.ts";
import { previewPage, type ProfilePage, profilePageNames, profilePages } from "#domain/company/profile-pages.ts";
import { useAbsence } from "#domain/company/use-absence.ts";
import { useLocalityText } from "#domain/request/locality-text.ts";
import { useSession } from "#session/use-session.ts";
import type { IconShape } from "#ui/icon.tsx";
import {
  entriesOfKeys,
  fitting,
  type PaletteEntry,
  type PaletteGroup,
  type Typed,
  withoutEmpty,
} from "../../palette/entry.ts";
import { usePersonalActs } from "../../palette/use-personal-acts.ts";

interface Known extends Typed {
  found: readonly ReceivedItem[];
}

const hrefOf = (id: string) => `/company/requests/${id}`;

/** What a company's palette offers: with nothing typed what was opened lately and the pages, else what is found. */
export function useCompanyGroups({ typed, found, recents, shortcuts, synonyms }: Known): PaletteGroup[] {
  const { t } = useLingui();
  const pages = usePages();
  const acts = useActs();
  const placeOf = useLocalityText();
  const keyed = entriesOfKeys(shortcuts);
  const some = (entries: PaletteEntry[]) => (typed === "" ? entries : fitting(typed, entries, synonyms));
  const opened = recents
    .filter(({ kind }) => kind === "request")
    .map((recent) => ({
      key: `recent-${recent.id}`,
      href: hrefOf(recent.id),
      icon: Inbox,
      label: recent.label,
      recent,
    }));
  const requests = found.map((item): PaletteEntry => {
    const { id, number, title, tenderer } = item;
    return {
      key: `request-${id}`,
      href: hrefOf(id),
      icon: Inbox,
      label: title,
      note: [number, personName(tenderer), placeOf(item)].filter(Boolean).join(" · "),
      recent: { kind: "request", id, label: title },
    };
  });
  return withoutEmpty([
    { key: "recent", title: t`Consultés récemment`, entries: typed === "" ? opened : [] },
    { key: "here", title: t`Sur cette page`, entries: some(keyed) },
    { key: "pages", title: t`Pages`, entries: some(pages) },
    { key: "acts", title: t`Actions`, entries: some(acts) },
    { key: "requests", title: t`Demandes`, entries: typed === "" ? [] : requests },
  ]);
}

function usePages(): PaletteEntry[] {
  const { t, i18n } = useLingui();
  const page = (href: string, icon: IconShape, label: string, keys?: string): PaletteEntry => ({
    key: href,
    href,
    icon,
    label,
    keys,
  });
  const profile = (Object.keys(profilePages) as ProfilePage[]).map((name) => {
    const words = i18n._(profilePageNames[name]);
    return page(profilePages[name], UserRound, t`Profil : ${words}`);
  });
  return [
    page("/company", Inbox, t`Demandes qui attendent votre réponse`, "g d"),
    page("/company?tab=answered", Inbox, t`Demandes avec votre réponse`),
    page("/company?tab=won", Inbox, t`Demandes gagnées`),
    page("/company?tab=closed", Inbox, t`Demandes closes`),
    page("/company?tab=all", Inbox, t`Toutes les demandes`),
    page("/company/agenda", CalendarClock, t`Agenda`, "g a"),
    page("/company/messages", MessageSquare, t`Messages`, "g m"),
    page("/company/templates", FileText, t`Mes modèles de réponse`, "g r"),
    page("/company/reviews", Star, t`Avis`, "g v"),
    ...profile,
    page(previewPage, UserRound, t`Profil : aperçu`),
    page("/pages", BookOpen, t`Guides`),
    page("/", House, t`Site public`),
  ];
}

/** What can be done from anywhere. */
function useActs(): PaletteEntry[] {
  const { t } = useLingui();
  const personal = usePersonalActs();
  const viewing = useSession()?.claims?.viewing;
  const { data: company } = trpc.company.own.useQuery(undefined, handlesOwnErrors);
  const { pause, resume } = useAbsence();
  const away = company?.away !== undefined;
  const pausing: PaletteEntry = away
    ? { key: "resume", icon: CirclePlay, label: t`Terminer la pause`, run: resume }
    : { key: "pause", icon: Pause, label: t`Mettre en pause les nouvelles demandes`, run: () => pause() };
  return [
    // Who only looks at a panel changes nothing in it.
    ...(company && !viewing ? [pausing] : []),
    ...personal,
  ];
}
