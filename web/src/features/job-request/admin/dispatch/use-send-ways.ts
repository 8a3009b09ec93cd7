import { useLingui } from "@lingui/react/macro";
import { useLocation, useNavigate } from "@tanstack/react-router";
import { useEffect, useEffectEvent } from "react";
import { useShortcuts } from "#ui/shortcut/use-shortcuts.ts";
import { sendHash } from "#domain/request/send-hash.ts";

/** Opens the dialog for whoever comes to the page to send; the address forgets it at once. */
export function useSendHash(open: () => void): void {
  const asked = useLocation({ select: ({ hash }) => hash === sendHash });
  const navigate = useNavigate();
  const comply = useEffectEvent(() => {
    open();
    void navigate({ to: ".", search: true, hash: "", replace: true, resetScroll: false });
  });
  useEffect(() => {
    if (asked) comply();
  }, [asked]);
}

/** `t` on the page of a request. */
export function useSendKey(open: () => void): void {
  const { t } = useLingui();
  useShortcuts([{ keys: "t", label: t`Transmettre`, run: open }]);
}
