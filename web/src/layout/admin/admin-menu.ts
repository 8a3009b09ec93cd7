import { msg } from "@lingui/core/macro";
import type { MessageDescriptor } from "@lingui/core";
import {
  Building2,
  ChartColumn,
  CreditCard,
  Inbox,
  LayoutDashboard,
  LayoutGrid,
  Map,
  Newspaper,
  UserRound,
  Users,
} from "lucide-react";
import type { LinkProps } from "@tanstack/react-router";
import type { IconShape } from "../../ui/icon.tsx";

export interface MenuEntry {
  to: NonNullable<LinkProps["to"]>;
  icon: IconShape;
  label: MessageDescriptor;
}

/** The entries of the back office, in the order of the specification. */
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
];
