import { msg } from "@lingui/core/macro";
import {
  Building2,
  ChartColumn,
  CreditCard,
  History,
  Inbox,
  LayoutDashboard,
  LayoutGrid,
  Mail,
  Map,
  Newspaper,
  Settings,
  Trash2,
  UserRound,
  Users,
} from "lucide-react";
import type { MenuEntry } from "../panel/menu-entry.ts";

/** The entries of the back office, in the order of the specification; those of the upkeep come after them. */
export const adminMenu: readonly MenuEntry[] = [
  { to: "/admin", icon: LayoutDashboard, label: msg`Tableau de bord` },
  { to: "/admin/jobs", icon: Inbox, label: msg`Offres` },
  { to: "/admin/users", icon: Users, label: msg`Utilisateurs` },
  { to: "/admin/company/all", icon: Building2, label: msg`Entreprises` },
  { to: "/admin/tenderer/all", icon: UserRound, label: msg`Clients` },
  { to: "/admin/category/list", icon: LayoutGrid, label: msg`Catégories` },
  { to: "/admin/regions", icon: Map, label: msg`Régions` },
  { to: "/admin/blog/list", icon: Newspaper, label: msg`Blogs` },
  { to: "/admin/subscriptions", icon: CreditCard, label: msg`Abonnements` },
  { to: "/admin/statistics", icon: ChartColumn, label: msg`Statistiques` },
  { to: "/admin/configuration", icon: Settings, label: msg`Configuration`, upkeep: true },
  { to: "/admin/audit", icon: History, label: msg`Audit`, upkeep: true },
  { to: "/admin/mails", icon: Mail, label: msg`E-mails`, upkeep: true },
  { to: "/admin/bin", icon: Trash2, label: msg`Corbeille`, upkeep: true },
];
