import { sql } from "drizzle-orm";
import type { Transaction } from "../db/client.ts";
import { dueChannel } from "./due-channel.ts";
import { enqueue } from "./enqueue.ts";
import type { Task } from "./task.ts";

/** Has a task run once, whatever its times are: a process that works hears of it with the commit, and looks at once. */
export async function triggerTask(tx: Transaction, { queue }: Pick<Task, "queue">): Promise<void> {
  await enqueue(tx, queue, [{}]);
  await tx.execute(sql`select pg_notify(${dueChannel}, ${queue.name})`);
}
