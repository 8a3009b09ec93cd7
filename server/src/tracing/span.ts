import { context, type Span, SpanKind, SpanStatusCode, trace, type Tracer } from "@opentelemetry/api";

/** Nothing is asked of OpenTelemetry until somebody collects traces. */
let tracer: Tracer | undefined;
let share = 0;

/** From now on spans are made of a share of what runs; called once, by whoever starts a collector. */
export function traceWith(made: Tracer | undefined, ofAll = 0): void {
  tracer = made;
  share = ofAll;
}

/** Whether what begins now is traced: decided before anything is made for it, so that the others cost nothing. */
export const isSampled = (): boolean => Math.random() < share;

/** Says how an act ended: nothing of what was thrown but its kind, because messages carry values. */
function end(span: Span, thrown?: { error: unknown }): void {
  if (thrown) {
    span.setStatus({ code: SpanStatusCode.ERROR });
    span.setAttribute("error.type", thrown.error instanceof Error ? thrown.error.name : typeof thrown.error);
  }
  span.end();
}

/** Runs work that nobody outside waits for, as a trace of its own. */
export function inWork<Result>(
  name: string,
  attributes: Record<string, string>,
  act: () => Promise<Result>,
): Promise<Result> {
  if (!tracer || !isSampled()) return act();
  return inside(tracer.startSpan(name, { kind: SpanKind.CONSUMER, attributes, root: true }), act);
}

/** Runs one of several calls of a request. */
export function inCall<Result>(path: string, act: () => Promise<Result>): Promise<Result> {
  if (!tracer || !trace.getActiveSpan()?.isRecording()) return act();
  return inside(tracer.startSpan(path), act);
}

async function inside<Result>(span: Span, act: () => Promise<Result>): Promise<Result> {
  try {
    const result = await context.with(trace.setSpan(context.active(), span), act);
    end(span);
    return result;
  } catch (error) {
    end(span, { error });
    throw error;
  }
}

/**
 * Begins the span of a statement that is part of something traced; what it returns ends it. The text has places for values, never
 * values.
 */
export function statementSpan(text: () => string): ((thrown?: { error: unknown }) => void) | undefined {
  if (!tracer || !trace.getActiveSpan()?.isRecording()) return undefined;
  const statement = text();
  const span = tracer.startSpan(verbOf(statement), {
    kind: SpanKind.CLIENT,
    attributes: { "db.system.name": "postgresql", "db.query.text": statement.slice(0, maxStatementLength) },
  });
  return (thrown) => end(span, thrown);
}

/** Characters of a statement that are sent on. */
const maxStatementLength = 2_000;

const verbOf = (statement: string): string => (statement.match(/[a-z]+/i)?.[0] ?? "statement").toUpperCase();
