import { vi } from "vitest";

/** What jsdom lacks: a window that is as narrow as a phone, or wider. */
export const stubWindow = (onPhone = false) =>
  vi.stubGlobal("matchMedia", (media: string) => ({
    matches: onPhone && /^\(max-width: (767|1023)px\)$/.test(media),
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }));
