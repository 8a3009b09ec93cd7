/** A call that goes away, and what takes its place. */
export interface Deprecation {
  /** The day since which nobody should begin to use it: `2027-01-31`. */
  since: string;
  /** The day from which it may be gone; half a year later at the earliest. */
  sunset: string;
  /** The path of the call that takes its place: `/JobRequest/Get/{id}`. */
  successor?: string;
}

const atMidnight = (day: string) => Date.parse(`${day}T00:00:00Z`);

/** What each answer of such a call says (RFC 9745, RFC 8594). */
export const deprecationHeaders = ({ since, sunset, successor }: Deprecation): Record<string, string> => ({
  deprecation: `@${atMidnight(since) / 1000}`,
  sunset: new Date(atMidnight(sunset)).toUTCString(),
  link: [
    ...(successor === undefined ? [] : [`</api${successor}>; rel="successor-version"`]),
    '</api/changelog>; rel="deprecation"; type="text/html"',
  ].join(", "),
});

/** A deprecation in words, for the document. */
export const deprecationText = ({ since, sunset, successor }: Deprecation): string =>
  `Deprecated since ${since}, gone from ${sunset} at the earliest${successor === undefined ? "" : `: use \`${successor}\``}.`;
