import { useLingui } from "@lingui/react/macro";
import { LogOut, Moon, Sun } from "lucide-react";
import { useSignOut } from "#session/use-sign-out.ts";
import { useDark } from "../settings/use-dark.ts";
import type { PaletteEntry } from "./entry.ts";

/** What anybody can do for oneself, in whichever panel. */
export function usePersonalActs(): PaletteEntry[] {
  const { t } = useLingui();
  const [dark, setDark] = useDark();
  const signOut = useSignOut();
  return [
    {
      key: "theme",
      icon: dark ? Sun : Moon,
      label: dark ? t`Thème clair` : t`Thème sombre`,
      run: () => setDark(!dark),
    },
    { key: "sign-out", icon: LogOut, label: t`Se déconnecter`, run: () => void signOut() },
  ];
}
