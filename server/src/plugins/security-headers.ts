import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import type { FastifyInstance } from "fastify";
import fastifyPlugin from "fastify-plugin";
import helmet, { type HelmetOptions } from "helmet";

declare module "fastify" {
  interface FastifyReply {
    /** Allows inline scripts and styles of one rendered page by a nonce or by their hashes: `'nonce-…'`, `'sha256-…'`. */
    allowInline(sources: string, others?: OtherOrigins): void;
  }
}

/** What a page uses that is not of this origin. */
export interface OtherOrigins {
  /** Of the script and the frame of a widget. */
  widget?: string | undefined;
  /** Where it sends something to. */
  connect?: string | undefined;
}

interface Options {
  /** Whether people reach the site over https. */
  secure: boolean;
}

const inlineSlot = "'inline-slot'";

/** Everything from this origin; pictures may also be previews of files not sent yet. */
const directives = {
  "default-src": ["'self'"],
  "script-src": ["'self'"],
  "style-src": ["'self'"],
  "img-src": ["'self'", "data:", "blob:"],
  "font-src": ["'self'"],
  "connect-src": ["'self'"],
  "worker-src": ["'self'", "blob:"],
  "object-src": ["'none'"],
  "base-uri": ["'none'"],
  "form-action": ["'self'"],
  "frame-ancestors": ["'none'"],
};

/** Helmet's headers. They never change, so helmet is asked once and not on each request. */
export const securityHeadersOf = ({ secure }: Options): Record<string, string> => ({
  "permissions-policy": Object.entries(features)
    .map(([feature, allowed]) => `${feature}=(${allowed})`)
    .join(", "),
  ...headersOf({
    strictTransportSecurity: secure,
    frameguard: { action: "deny" },
    referrerPolicy: { policy: "same-origin" },
    contentSecurityPolicy: { useDefaults: false, directives },
  }),
});

/** Heeded with whatever is answered; the others only with a document or a worker, and they weigh a kilobyte. */
const ofEveryAnswer = new Set(["strict-transport-security", "x-content-type-options", "cross-origin-resource-policy"]);

/** The headers that a script, a style, a face or a text does without. */
export const documentHeaders = (): readonly string[] =>
  Object.keys(securityHeadersOf({ secure: true })).filter((name) => !ofEveryAnswer.has(name));

/** What a page may ask a browser for: the camera takes the photos of a request, everything else is never needed. Helmet knows none of it. */
const features = {
  camera: "self",
  fullscreen: "self",
  accelerometer: "",
  autoplay: "",
  "browsing-topics": "",
  "display-capture": "",
  geolocation: "",
  gyroscope: "",
  magnetometer: "",
  microphone: "",
  midi: "",
  payment: "",
  usb: "",
  "xr-spatial-tracking": "",
};

/** Puts the headers on every answer that a hook sees, and lets a rendered page have inline scripts of its own. */
export const securityHeaders = fastifyPlugin(
  async (app: FastifyInstance, { headers }: { headers: Record<string, string> }) => {
    const pagePolicy = headersOf({ contentSecurityPolicy: { useDefaults: false, directives: withInline } })[
      policyHeader
    ];
    if (pagePolicy === undefined) throw new Error("Helmet set no content security policy");

    app.addHook("onRequest", (_request, reply, done) => {
      void reply.headers(headers);
      done();
    });
    app.decorateReply("allowInline", function allowInline(sources, { widget, connect } = {}) {
      let policy = pagePolicy.replaceAll(inlineSlot, sources);
      if (connect !== undefined) policy = policy.replace("connect-src ", `connect-src ${connect} `);
      if (widget !== undefined)
        policy = `${policy.replace("script-src ", `script-src ${widget} `)};frame-src ${widget}`;
      void this.header(policyHeader, policy);
    });
  },
);

const policyHeader = "content-security-policy";

const withInline = {
  ...directives,
  "script-src": [...directives["script-src"], inlineSlot],
  "style-src": [...directives["style-src"], inlineSlot],
};

/** Of what is no page: whoever opens it as one gets no script, no style and no rights of this origin. */
export function noDocuments(scope: FastifyInstance): void {
  scope.addHook("onRequest", (_request, reply, done) => {
    void reply.header(policyHeader, "default-src 'none';frame-ancestors 'none';sandbox");
    done();
  });
}

/** What helmet sets, read from an answer that is never sent. */
function headersOf(options: HelmetOptions): Record<string, string> {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  helmet(options)(request, response, () => undefined);
  return Object.fromEntries(Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]));
}
