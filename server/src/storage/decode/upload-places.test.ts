import { expect, test } from "vitest";
import { uploadPlaces } from "./upload-places.ts";

const here = () => new AbortController().signal;
const of = (account: string, network = account) => ({ account, network });

/** Whether a place has been given by now. */
async function isGiven(place: Promise<unknown>): Promise<boolean> {
  const later = new Promise<"later">((resolve) => void setImmediate(resolve, "later"));
  return (await Promise.race([place, later])) !== "later";
}

test("one at a time, of one account after the other", async () => {
  const { enter } = uploadPlaces({ maxPerAccount: 5, maxPerNetwork: 5, maxTotal: 10 });
  const order: string[] = [];
  const work = async (account: string, name: string) => {
    const place = await enter(of(account), here());
    await place.turn(here());
    order.push(name);
    await new Promise((resolve) => void setImmediate(resolve));
    place.leave();
  };
  await Promise.all([work("a", "a1"), work("a", "a2"), work("a", "a3"), work("b", "b1"), work("c", "c1")]);
  expect(order).toEqual(["a1", "a2", "b1", "c1", "a3"]);
});

test("who keeps its places waits for more, and others enter meanwhile", async () => {
  const { enter } = uploadPlaces({ maxPerAccount: 2, maxPerNetwork: 3, maxTotal: 5 });
  const kept = await enter(of("a", "net"), here());
  await enter(of("a", "net"), here());
  const [third, neighbour, secondNeighbour] = [of("a", "net"), of("b", "net"), of("c", "net")].map((one) =>
    enter(one, here()),
  );
  if (!third || !neighbour || !secondNeighbour) throw new Error("three entered");
  expect(await isGiven(third)).toBe(false);
  expect(await isGiven(neighbour)).toBe(true);
  expect(await isGiven(secondNeighbour)).toBe(false);
  expect(await isGiven(enter(of("d"), here()))).toBe(true);
  kept.leave();
  kept.leave();
  expect(await isGiven(secondNeighbour)).toBe(true);
  expect(await isGiven(third)).toBe(false);
});

test("who has waited for too long is told to try again, and who is gone before it begins waits for nothing", async () => {
  const { enter } = uploadPlaces({ maxPerAccount: 1, maxPerNetwork: 1, maxTotal: 1, maxWaitMs: 5 });
  const place = await enter(of("a"), here());
  await expect(enter(of("a"), here())).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS" });
  await expect(enter(of("b"), AbortSignal.abort())).rejects.toMatchObject({ code: "BAD_REQUEST" });
  place.leave();
  expect(await isGiven(enter(of("a"), here()))).toBe(true);
});

test("beyond those that may wait an account is refused", async () => {
  const { enter } = uploadPlaces({ maxPerAccount: 1, maxPerNetwork: 2, maxTotal: 2 });
  const outcomes = Promise.allSettled(Array.from({ length: 18 }, async () => (await enter(of("a"), here())).leave()));
  const refused = (await outcomes).filter(({ status }) => status === "rejected");
  expect(refused).toMatchObject([{ reason: { code: "TOO_MANY_REQUESTS" } }]);
});

test("whoever goes away while it waits is left out, and the others go on", async () => {
  const { enter } = uploadPlaces({ maxPerAccount: 5, maxPerNetwork: 5, maxTotal: 5 });
  const [first, second, third] = await Promise.all([of("a"), of("b"), of("c")].map((one) => enter(one, here())));
  if (!first || !second || !third) throw new Error("three places");
  await first.turn(here());
  const going = new AbortController();
  const gone = second.turn(going.signal);
  const last = third.turn(here());
  going.abort();
  await expect(gone).rejects.toMatchObject({ code: "BAD_REQUEST" });
  second.leave();
  first.leave();
  await last;
});

test("whoever goes away while it waits for a place leaves what it has of its account", async () => {
  const { enter } = uploadPlaces({ maxPerAccount: 1, maxPerNetwork: 1, maxTotal: 1 });
  const first = await enter(of("a", "net"), here());
  const going = new AbortController();
  const gone = enter(of("b", "net"), going.signal);
  expect(await isGiven(gone.catch(() => undefined))).toBe(false);
  going.abort();
  await expect(gone).rejects.toMatchObject({ code: "BAD_REQUEST" });
  first.leave();
  expect(await isGiven(enter(of("b", "net"), here()))).toBe(true);
});
