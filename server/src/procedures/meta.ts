import type { ProcedurePath } from "@metiro/shared/permissions";
import type { OpenApiMeta } from "trpc-to-openapi";
import type { Deprecation } from "./deprecation.ts";

/** How a procedure appears under /api, beyond what OpenAPI says of it. */
interface RestMeta {
  /** Fields of a POST's input that come from the query. */
  query?: readonly string[];
  /** The field that a bare JSON array as body stands for. */
  bodyAs?: string;
  /** The body of a call that changes something says by filters what. */
  selects?: boolean;
  /** A public call that tells those who are signed in more. */
  tokenCounts?: boolean;
  /** Ends what a browser may keep of its reader: its cache, where private images are. */
  clearsCache?: boolean;
  /** An `Idempotency-Key` header makes a repeat return the first answer, which is kept, or is made anew of the row that the key made. */
  idempotent?: "keepsAnswer" | "byRow";
  /** Goes away: each answer says since when and until when. */
  deprecated?: Deprecation;
}

export type Meta = OpenApiMeta<{
  /** The row of the permissions table; set by `allow`. */
  permission?: ProcedurePath;
  rest?: RestMeta;
  /** A public call that is answered from the catalogue or the settings alone, to everybody alike: its bytes are kept. */
  kept?: true;
  /**
   * What the verb makes is what its output says, to the last key. Everywhere but in production each answer is compared with it, so that
   * the tests prove it; there one in a hundred is.
   */
  isExact?: true;
}>;
