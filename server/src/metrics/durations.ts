import { Histogram, type Registry } from "prom-client";

/** Seconds; an ordinary call takes some milliseconds, and is ended after ten seconds. */
const limits = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

interface Measured {
  labels: Record<string, string>;
  /** How many fell below each limit and above the one before; the last took longer than all. */
  counts: number[];
  sum: number;
}

interface About {
  name: string;
  help: string;
  labelNames: string[];
  registers: Registry[];
}

/**
 * A histogram that costs hardly anything to add to: prom-client's own sorts and joins the labels at each observation, a tenth of a
 * small call. It is told as any other is.
 */
export class Durations extends Histogram {
  readonly #about: About;
  readonly #measured = new Map<string, Measured>();

  constructor(about: About) {
    super(about);
    this.#about = about;
  }

  /** The values of the labels in the order of their names. */
  add(values: readonly string[], seconds: number): void {
    const key = values.join(" ");
    let entry = this.#measured.get(key);
    if (!entry) {
      const labels = Object.fromEntries(this.#about.labelNames.map((label, at) => [label, values[at] ?? ""]));
      entry = { labels, counts: [...limits, Number.POSITIVE_INFINITY].map(() => 0), sum: 0 };
      this.#measured.set(key, entry);
    }
    const above = limits.findIndex((limit) => seconds <= limit);
    const at = above < 0 ? limits.length : above;
    entry.counts[at] = (entry.counts[at] ?? 0) + 1;
    entry.sum += seconds;
  }

  /** What prom-client asks for the text, and for the figures. */
  async getForPromString() {
    const { name, help } = this.#about;
    const values = [...this.#measured.values()].flatMap((entry) => valuesOf(name, entry));
    return { name, help, type: "histogram", aggregator: "sum", values };
  }
}

function valuesOf(name: string, { labels, counts, sum }: Measured) {
  const told = (part: string, value: number, own: Record<string, string | number> = {}) => ({
    metricName: `${name}_${part}`,
    labels: { ...labels, ...own },
    sharedLabels: {},
    value,
  });
  let below = 0;
  const buckets = counts.map((count, at) => {
    below += count;
    return told("bucket", below, { le: limits[at] ?? "+Inf" });
  });
  return [...buckets, told("sum", sum), told("count", below)];
}
