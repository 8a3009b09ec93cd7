/** What Chromium asks a page with that could be installed; no type of the DOM's. */
interface InstallPrompt extends Event {
  prompt: () => Promise<{ outcome: "accepted" | "dismissed" }>;
}

declare global {
  interface Window {
    /** Kept by a section as it starts. */
    installPrompt?: InstallPrompt | undefined;
  }
  interface WindowEventMap {
    beforeinstallprompt: InstallPrompt;
  }
}

/** How this page can be installed: by the browser's own question, or by the hand of its reader, as on iPhones. */
type InstallOffer = "asks" | "by hand" | undefined;

function offerHere(): InstallOffer {
  if (window.installPrompt) return "asks";
  return isApple() && !isInstalled() ? "by hand" : undefined;
}

const events = ["beforeinstallprompt", "appinstalled", "installing"] as const;

/** For `useSyncExternalStore`. */
export const installOffer = {
  subscribe: (listener: () => void) => {
    for (const event of events) window.addEventListener(event, listener);
    return () => {
      for (const event of events) window.removeEventListener(event, listener);
    };
  },
  current: offerHere,
};

/** Has the browser ask; its question is good for once. */
export async function install(): Promise<void> {
  const { installPrompt } = window;
  window.installPrompt = undefined;
  window.dispatchEvent(new Event("installing"));
  await installPrompt?.prompt();
}

/** iPhones and iPads; the latter call themselves Macs, which have no touch. */
export const isApple = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) || (/Mac/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

/** Whether the page is shown by the installed app and not by a browser. */
export const isInstalled = (): boolean => window.matchMedia("(display-mode: standalone)").matches;
