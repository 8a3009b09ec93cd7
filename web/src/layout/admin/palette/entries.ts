import { useLingui } from "@lingui/react/macro";
import type { Findings } from "@metiro/shared/search/schema";
import { formatCount } from "@metiro/shared/text/format";
import {
  BadgeCheck,
  BookOpen,
  Building2,
  Flag,
  House,
  Inbox,
  MapPinOff,
  Plus,
  Repeat,
  Send,
  TrendingUp,
  User,
  UserRound,
} from "lucide-react";
import { sendHash } from "#domain/request/send-hash.ts";
import type { Recent } from "#session/device/recent.ts";
import type { IconShape } from "#ui/icon.tsx";
import {
  entriesOfKeys,
  fitting,
  namedFirst,
  type PaletteEntry,
  type PaletteGroup,
  type Typed,
  withoutEmpty,
} from "../../palette/entry.ts";
import { usePersonalActs } from "../../palette/use-personal-acts.ts";
import { useCountedMenu } from "../use-counted-menu.ts";

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
  /** Requests that wait, to be sent from here. */
  toSend: readonly { id: string; number: string; title: string }[];
}

/** What the palette offers: with nothing typed what was opened lately and the pages, else what is found. */
export function usePaletteGroups({ typed, findings, toSend, recents, shortcuts, synonyms }: Known): PaletteGroup[] {
  const { t } = useLingui();
  const menu = useCountedMenu();
  const pages = usePages(menu);
  const acts = useActs(menu);
  const here = { key: "here", title: t`Sur cette page` };
  const keyed = entriesOfKeys(shortcuts);
  if (typed === "")
    return withoutEmpty([
      { key: "recent", title: t`Consultés récemment`, entries: recents.map((recent) => entryOf(recent, "recent")) },
      { ...here, entries: keyed },
      { key: "pages", title: t`Pages`, entries: pages },
      { key: "acts", title: t`Actions`, entries: acts },
    ]);
  const words: PaletteGroup[] = [
    { ...here, entries: fitting(typed, keyed, synonyms) },
    ...namedFirst(
      typed,
      { key: "pages", title: t`Pages`, entries: fitting(typed, pages, synonyms) },
      { key: "acts", title: t`Actions`, entries: fitting(typed, acts, synonyms) },
    ),
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

function usePages(menu: ReturnType<typeof useCountedMenu>): PaletteEntry[] {
  const { t, i18n } = useLingui();
  const page = (href: string, icon: IconShape, label: string): PaletteEntry => ({ key: href, href, icon, label });
  return [
    ...menu.map(({ to, icon, label, letter }) => ({
      ...page(to, icon, i18n._(label)),
      keys: letter && `g ${letter}`,
    })),
    page("/admin/subscriptions/revenue", TrendingUp, t`Revenus des abonnements`),
    page("/admin/regions/gaps", MapPinOff, t`Sans couverture`),
    page("/admin/profile", UserRound, t`Mon profil`),
    page("/pages", BookOpen, t`Guides`),
    page("/", House, t`Site public`),
  ];
}

/** What can be done from anywhere; what waits to be done says how much there is of it. */
function useActs(menu: ReturnType<typeof useCountedMenu>): PaletteEntry[] {
  const { t } = useLingui();
  const personal = usePersonalActs();
  const act = (key: string, href: string, icon: IconShape, label: string): PaletteEntry => ({ key, href, icon, label });
  const waiting = (href: string, icon: IconShape, label: string) => {
    const count = menu.find(({ to }) => to === href)?.count;
    return act(`do ${href}`, href, icon, count === undefined ? label : `${label} (${formatCount(count)})`);
  };
  const create = (href: string, label: string) => act(href, href, Plus, label);
  return [
    waiting("/admin/jobs", Send, t`Transmettre les offres en attente`),
    act("relaunch", "/admin/jobs?status=relaunch&sort=oldest", Repeat, t`Relancer les offres sans assez de réponses`),
    waiting("/admin/proofs", BadgeCheck, t`Contrôler les preuves`),
    waiting("/admin/reports", Flag, t`Traiter les signalements`),
    create("/admin/company/new", t`Créer une entreprise`),
    create("/admin/subscriptions/new", t`Nouvel abonnement`),
    create("/admin/category/add", t`Créer une catégorie`),
    create("/admin/blog/add", t`Écrire un article`),
    ...personal,
  ];
}
