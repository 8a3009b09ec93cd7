import type { ShowcaseItem } from "@metiro/shared/showcase/schema";
import { Avatar } from "#ui/display/avatar.tsx";
import { cn } from "#ui/cn.ts";

/** The logo of a company, or its initials. Decoration: its name stands beside it. */
export function CompanyLogo({ of: { logo, name }, large = false }: { of: ShowcaseItem; large?: boolean }) {
  if (!logo) return <Avatar name={name} size={large ? "lg" : "md"} />;
  const small = logo.sizes.find(({ width }) => width >= 160) ?? logo;
  return (
    <img
      src={small.url}
      width={small.width}
      height={small.height}
      alt=""
      className={cn("shrink-0 rounded-md bg-sunken object-contain", large ? "size-20" : "size-12")}
    />
  );
}
