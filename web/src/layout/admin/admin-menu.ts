import { msg } from "@lingui/core/macro";
import {
  BadgeCheck,
  Building2,
  ChartColumn,
  CreditCard,
  Flag,
  History,
  Inbox,
  LayoutDashboard,
  LayoutGrid,
  Mail,
  Map,
  MessageSquareText,
  Newspaper,
  Settings,
  Star,
  Trash2,
  UserRound,
  Users,
} from "lucide-react";
import type { MenuEntry } from "../panel/menu/menu-entry.ts";

/** The entries of the back office, in the order of the specification; those of the upkeep come after them. */
export const adminMenu: readonly MenuEntry[] = [
  { to: "/admin", letter: "t", icon: LayoutDashboard, label: msg`Tableau de bord` },
  { to: "/admin/jobs", letter: "o", icon: Inbox, label: msg`Offres` },
  { to: "/admin/users", letter: "u", icon: Users, label: msg`Utilisateurs` },
  { to: "/admin/company/all", within: /^\/admin\/company\//, letter: "e", icon: Building2, label: msg`Entreprises` },
  { to: "/admin/tenderer/all", within: /^\/admin\/tenderer\//, letter: "c", icon: UserRound, label: msg`Clients` },
  { to: "/admin/category/list", within: /^\/admin\/category\//, letter: "k", icon: LayoutGrid, label: msg`Catégories` },
  { to: "/admin/regions", letter: "r", icon: Map, label: msg`Régions` },
  { to: "/admin/blog/list", within: /^\/admin\/blog\//, letter: "b", icon: Newspaper, label: msg`Blogs` },
  { to: "/admin/subscriptions", letter: "a", icon: CreditCard, label: msg`Abonnements` },
  { to: "/admin/statistics", letter: "s", icon: ChartColumn, label: msg`Statistiques` },
  { to: "/admin/responses", letter: "n", icon: MessageSquareText, label: msg`Réponses`, upkeep: true },
  { to: "/admin/reviews", letter: "v", icon: Star, label: msg`Avis`, upkeep: true },
  { to: "/admin/proofs", letter: "d", icon: BadgeCheck, label: msg`Vérifications`, upkeep: true },
  { to: "/admin/reports", letter: "i", icon: Flag, label: msg`Signalements`, upkeep: true },
  { to: "/admin/configuration", letter: "f", icon: Settings, label: msg`Configuration`, upkeep: true },
  { to: "/admin/audit", letter: "h", icon: History, label: msg`Audit`, upkeep: true },
  { to: "/admin/mails", letter: "m", icon: Mail, label: msg`E-mails`, upkeep: true },
  { to: "/admin/bin", letter: "p", icon: Trash2, label: msg`Corbeille`, upkeep: true },
];
