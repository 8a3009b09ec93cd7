import { useLingui } from "@lingui/react/macro";

/** The two orders by age that every list begins with. « Les plus récentes » are demandes, « les plus récents » clients. */
export function useAgeOptions(gender: "feminine" | "masculine") {
  const { t } = useLingui();
  const [newest, oldest] =
    gender === "feminine" ? [t`Les plus récentes`, t`Les plus anciennes`] : [t`Les plus récents`, t`Les plus anciens`];
  return [
    { value: "newest", label: newest },
    { value: "oldest", label: oldest },
  ];
}
