import { type Load, under } from "../measure/load.ts";
import { password } from "../data/load-data.ts";
import { median } from "../measure/quantile.ts";
import { choose } from "./chosen.ts";
import type { DataSet } from "../data/data-sets.ts";
import { runApp } from "../measure/running-app.ts";

const rounds = 5;
/** More than there are cores, fewer than the queue of hashes holds. */
const crowd = 16;

/** What other calls keep of their throughput while a crowd signs in as fast as it can. */
export async function measureSignIns(set: DataSet, seconds: number): Promise<void> {
  await using open = new AsyncDisposableStack();
  const app = await runApp(set, open);
  const [admin] = await app.people("Admin", 1);
  const { requests } = await choose(app.sql);
  const others: Load = {
    origin: app.origin,
    paths: requests.map((id) => `/api/JobRequest/Get/${id}`),
    headers: { authorization: admin?.authorization ?? "" },
    connections: 32,
    seconds,
  };
  const bodies = Array.from({ length: crowd }, (_, n) =>
    JSON.stringify({ email: `Tenderer${n + 1}@bench.example`, password }),
  );
  const signIns: Load = {
    origin: app.origin,
    paths: ["/api/Auth/sign-in"],
    headers: { "content-type": "application/json" },
    bodies,
    connections: crowd,
    seconds: others.seconds,
  };
  const shares: number[] = [];
  const signedIn: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const alone = await under(others);
    const [beside, signing] = await Promise.all([under(others), under(signIns)]);
    shares.push(beside.rate / alone.rate);
    signedIn.push(signing.rate);
  }
  console.log(
    `\nWhile ${median(signedIn).toFixed(0)} people a second sign in, other calls keep ${median(shares).toFixed(2)} of their throughput (goal ≥ 0.85).`,
  );
}
