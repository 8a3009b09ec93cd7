/** Classes of SQLSTATE that tell of the server and not of the statement: connections, room, operators; see https://www.postgresql.org/docs/18/errcodes-appendix.html. */
const ofServer = /^(?:08|53|57P|58|XX)/;
/** What a replica had to undo ended a read, or it was asked to write. */
const ofReplica = new Set(["40001", "40P01", "25006"]);

/** Whether a read failed for a reason that its replica has and the primary has not. */
export function isLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = "code" in error ? String(error.code) : "";
  if (code === "UNAVAILABLE" || code.startsWith("CONNECT") || ofServer.test(code) || ofReplica.has(code)) return true;
  return isLost(error.cause);
}
