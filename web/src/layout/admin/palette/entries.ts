import { useLingui } from "@lingui/react/macro";
import type { Findings } from "@metiro/shared/search/schema";
import { BookOpen, Building2, House, Inbox, Plus, Send, User, UserRound } from "lucide-react";
import { JobStatus } from "@metiro/shared/job-request/rules/lifecycle";
import { sendHash } from "#domain/request/send-hash.ts";
import type { Recent } from "#session/device/recent.ts";
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
import { adminMenu } from "../admin-menu.ts";
import { verbIn } from "./verb-in.ts";

const kinds = {
  request: { icon: Inbox, href: (id: string) => `/admin/jobs/${id}` },
  company: { icon: Building2, href: (id: string) => `/admin/company/${id}` },
  tenderer: { icon: UserRound, href: (id: string) => `/admin/tenderer/${id}` },
  user: { icon: User, href: (id: string) => `/admin/users/${id}` },
};

const entryOf = (recent: Recent, group: string, note?: string): PaletteEntry => ({
  key: `${group}-${recent.id}`,
  href: kinds[recent.kind].href(recent.id),
  icon: kinds[recent.kind].icon,
  label: recent.label,
  note,
  recent,
});

interface Known extends Typed {
  findings: Findings | undefined;
}

/** What the palette offers: with nothing typed what was opened lately and the pages, else what is found. */
export function usePaletteGroups({ typed, findings, recents, shortcuts, synonyms }: Known): PaletteGroup[] {
  const { t } = useLingui();
  const pages = usePages();
  const acts = useActs();
  const here = { key: "here", title: t`Sur cette page` };
  const keyed = entriesOfKeys(shortcuts);
  if (typed === "")
    return withoutEmpty([
      { key: "recent", title: t`Consultés récemment`, entries: recents.map((recent) => entryOf(recent, "recent")) },
      { ...here, entries: keyed },
      { key: "pages", title: t`Pages`, entries: pages },
      { key: "acts", title: t`Actions`, entries: acts },
    ]);
  // Offered to who types the verb or a number: a name looks for pages.
  const isSending = /^\d/.test(typed) || verbIn(typed, t`transmettre, envoyer`) !== undefined;
  const toSend = (findings?.requests ?? []).filter(({ status }) => isSending && status === JobStatus.Active);
  const words: PaletteGroup[] = [
    { ...here, entries: fitting(typed, keyed, synonyms) },
    { key: "pages", title: t`Pages`, entries: fitting(typed, pages, synonyms) },
    { key: "acts", title: t`Actions`, entries: fitting(typed, acts, synonyms) },
    {
      key: "requests",
      title: t`Offres`,
      entries: (findings?.requests ?? []).map(({ id, number, title, client }) =>
        entryOf({ kind: "request", id, label: title }, "requests", `${number} · ${client}`),
      ),
    },
    {
      key: "send",
      title: t`À transmettre`,
      entries: toSend.map(({ id, number, title }) => ({
        key: `send-${id}`,
        href: `${kinds.request.href(id)}#${sendHash}`,
        icon: Send,
        label: t`Transmettre ${number}`,
        note: title,
      })),
    },
    {
      key: "companies",
      title: t`Entreprises`,
      entries: (findings?.companies ?? []).map(({ id, name, locality }) =>
        entryOf({ kind: "company", id, label: name }, "companies", locality),
      ),
    },
    {
      key: "tenderers",
      title: t`Clients`,
      entries: (findings?.tenderers ?? []).map(({ id, firstName, lastName, email }) =>
        entryOf({ kind: "tenderer", id, label: `${firstName} ${lastName}` }, "tenderers", email),
      ),
    },
    {
      key: "users",
      title: t`Utilisateurs`,
      entries: (findings?.users ?? []).map(({ id, firstName, lastName, email }) =>
        entryOf({ kind: "user", id, label: `${firstName} ${lastName}` }, "users", email),
      ),
    },
  ];
  return withoutEmpty(words);
}

function usePages(): PaletteEntry[] {
  const { t, i18n } = useLingui();
  const page = (href: string, icon: IconShape, label: string): PaletteEntry => ({ key: href, href, icon, label });
  return [
    ...adminMenu.map(({ to, icon, label, letter }) => ({
      ...page(to, icon, i18n._(label)),
      keys: letter && `g ${letter}`,
    })),
    page("/admin/profile", UserRound, t`Mon profil`),
    page("/pages", BookOpen, t`Guides`),
    page("/", House, t`Site public`),
  ];
}

/** What can be done from anywhere. */
function useActs(): PaletteEntry[] {
  const { t } = useLingui();
  const personal = usePersonalActs();
  const create = (href: string, label: string): PaletteEntry => ({ key: href, href, icon: Plus, label });
  return [
    create("/admin/company/new", t`Créer une entreprise`),
    create("/admin/subscriptions/new", t`Nouvel abonnement`),
    create("/admin/category/add", t`Créer une catégorie`),
    create("/admin/blog/add", t`Écrire un article`),
    ...personal,
  ];
}
