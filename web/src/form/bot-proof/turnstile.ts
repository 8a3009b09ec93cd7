import type { Proof } from "./proof-source.ts";

/** The part of Cloudflare's script that is used here: https://developers.cloudflare.com/turnstile/get-started/client-side-rendering/ */
interface Turnstile {
  render: (container: HTMLElement, options: TurnstileOptions) => string;
}

interface TurnstileOptions {
  sitekey: string;
  language: string;
  size: "flexible";
  /** Shows itself only to those of whom it wants more than a look. */
  appearance: "interaction-only";
  callback: (token: string) => void;
  "error-callback": () => void;
  "unsupported-callback": () => void;
}

const script = "https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit";
/** A token is good for 300 seconds. */
const lifetime = 300_000;

const loaded = () => (globalThis as { turnstile?: Turnstile }).turnstile;
let loading: Promise<Turnstile> | undefined;

function load(): Promise<Turnstile> {
  loading ??= new Promise<Turnstile>((resolve, reject) => {
    const element = document.createElement("script");
    element.src = script;
    element.async = true;
    element.addEventListener("load", () => {
      const turnstile = loaded();
      if (turnstile) resolve(turnstile);
      else reject(new Error("Turnstile did not start"));
    });
    element.addEventListener("error", () => reject(new Error("Turnstile could not be loaded")));
    document.head.append(element);
  });
  loading.catch(() => (loading = undefined));
  return loading;
}

interface Widget {
  siteKey: string;
  language: string;
  /** Where it stands in the page. */
  container: HTMLElement;
}

/** A token of Turnstile, from a new widget in place of an older one. */
export async function turnstileProof({ siteKey, language, container }: Widget): Promise<Proof> {
  const turnstile = await load();
  const place = document.createElement("div");
  container.replaceChildren(place);
  return new Promise((resolve, reject) => {
    const fail = () => reject(new Error("Turnstile gave no token"));
    turnstile.render(place, {
      sitekey: siteKey,
      language,
      size: "flexible",
      appearance: "interaction-only",
      callback: (botProof) => resolve({ botProof, until: Date.now() + lifetime }),
      "error-callback": fail,
      "unsupported-callback": fail,
    });
  });
}
