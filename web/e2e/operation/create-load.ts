import type { CreateInput, JobRequest } from "@metiro/shared/job-request/schema";
import { type Caller, callerFor } from "../app/api.ts";
import { parquetRequest } from "../steps/request.ts";

export interface CreateLoad {
  /** Every request that was sent off, whatever became of it. Each has a title of its own. */
  tried: CreateInput[];
  /** Those of which the server said that it has them. */
  acknowledged: JobRequest[];
  /** Resolves once so many are acknowledged. */
  until: (acknowledged: number) => Promise<void>;
  /** Resolves when every connection has been refused or cut off. */
  ended: Promise<unknown>;
}

/** Posts a request under its title as the key, so that who gets no answer can ask again. */
export const create = (client: Caller, request: CreateInput): Promise<JobRequest> =>
  client.post<JobRequest>("JobRequest/Create", request, { "idempotency-key": request.title });

/** Posts requests of one client over several connections, each as fast as it is answered, until the server goes. */
export async function startCreateLoad(origin: string, email: string, connections: number): Promise<CreateLoad> {
  const client = await callerFor(origin, email);
  const template = await parquetRequest(client, "");
  const tried: CreateInput[] = [];
  const acknowledged: JobRequest[] = [];
  const waiting: { count: number; resolve: () => void }[] = [];
  const post = async () => {
    for (;;) {
      const request = { ...template, title: `Parquet ${tried.length + 1} de ${origin}` };
      tried.push(request);
      acknowledged.push(await create(client, request));
      for (const { count, resolve } of waiting) if (acknowledged.length >= count) resolve();
    }
  };
  const ended = Promise.allSettled(Array.from({ length: connections }, post));
  const until = (count: number) => new Promise<void>((resolve) => waiting.push({ count, resolve }));
  return { tried, acknowledged, until, ended };
}
