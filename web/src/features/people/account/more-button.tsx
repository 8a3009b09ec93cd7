import { Trans } from "@lingui/react/macro";
import { Ellipsis } from "lucide-react";
import type { ComponentProps } from "react";
import { Button } from "#ui/button/button.tsx";

/** Opens the menu of a page's head; on a phone its icon alone stands beside what is done first. */
export const MoreButton = (props: Omit<ComponentProps<typeof Button>, "icon" | "variant" | "children">) => (
  <Button {...props} variant="secondary" icon={Ellipsis} className="max-md:flex-none!">
    <span className="max-md:sr-only">
      <Trans>Autres actions</Trans>
    </span>
  </Button>
);
