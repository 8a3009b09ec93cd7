import { Trans } from "@lingui/react/macro";
import { slugOf } from "@metiro/shared/text/slug";

interface AddressNoteProps {
  /** What stands before the slug: `/categories/`. */
  base: string;
  /** The name as it is typed. */
  name: string;
  /** The present one; absent for a new row. */
  slug: string | undefined;
}

/** The public address that follows from the name, and what becomes of the one that there is. */
export function AddressNote({ base, name, slug }: AddressNoteProps) {
  const next = slugOf(name);
  const address = `${base}${next || "…"}`;
  if (slug === undefined || slug === next || next === "") return <Trans>Adresse : {address}</Trans>;
  const before = `${base}${slug}`;
  return (
    <Trans>
      Nouvelle adresse : {address}. L’ancienne, {before}, y mènera.
    </Trans>
  );
}
