import { useRouter } from "@tanstack/react-router";
import { useEffect, useLayoutEffect, useRef } from "react";
import { paper } from "@metiro/shared/colours";
import { syncPush } from "#session/device/push-subscription.ts";
import { viewedFrom } from "#session/viewing.ts";
import { withdrawNotifications } from "#site/withdraw-notifications.ts";
import { ConnectionBar } from "./connection-bar.tsx";
import { VersionBar } from "./version-bar.tsx";
import { useLayoutSettings } from "../settings/use-layout-settings.ts";

/**
 * What a page has a moment after it stands, and no first view waits for: the bars at its foot, and the service worker. On a
 * phone these bars stand below the navigation at the foot of the page, which moves up to make room for them.
 */
export default function Deferred() {
  const foot = useRef<HTMLDivElement>(null);
  const { session, calls } = useRouter().options.context;
  useThemeColor();
  useEffect(() => {
    // Whose panel an admin looks at in this tab is not told here.
    if (viewedFrom() !== undefined) return;
    const settle = () =>
      void syncPush(session.current(), async (device) => {
        const { client } = await calls();
        await client.notification.addDevice.mutate(device);
      });
    settle();
    return session.subscribe(() => {
      if (!session.current()) void withdrawNotifications();
      settle();
    });
  }, [session, calls]);
  useLayoutEffect(() => {
    const said = foot.current;
    if (!said || !("ResizeObserver" in window)) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty("--said-below", `${said.offsetHeight}px`));
    observer.observe(said);
    return () => {
      observer.disconnect();
      style.removeProperty("--said-below");
    };
  }, []);
  return (
    <>
      {/* The end of a long page can be scrolled above the bars; below a short one they do not stand in the middle of the screen. */}
      <div aria-hidden="true" className="h-(--said-below,0px) print:hidden" />
      <div ref={foot} data-bottom-bar="" className="fixed inset-x-0 bottom-0 z-40 print:hidden">
        <VersionBar />
        <ConnectionBar />
      </div>
    </>
  );
}

/** What a browser draws around the page follows the chosen theme; the document itself only knows that of the system. */
function useThemeColor(): void {
  const [{ mode }] = useLayoutSettings();
  useEffect(() => {
    for (const meta of document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]"))
      meta.content = paper[mode === "system" ? (meta.media.includes("dark") ? "dark" : "light") : mode];
  }, [mode]);
}
