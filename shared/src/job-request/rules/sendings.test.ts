import { expect, test } from "vitest";
import { sendingsOf } from "./sendings.ts";

const at = (createdAt: string) => ({ createdAt });

test("companies that got a request in one go count together, others of a later go on their own", () => {
  expect(
    sendingsOf([
      at("2026-06-05T09:00:00.000Z"),
      at("2026-06-04T07:02:00.900Z"),
      at("2026-06-04T07:02:00.100Z"),
      at("2026-06-04T07:02:01.000Z"),
    ]),
  ).toEqual([
    {
      at: "2026-06-04T07:02:00.100Z",
      recipients: [at("2026-06-04T07:02:00.100Z"), at("2026-06-04T07:02:00.900Z"), at("2026-06-04T07:02:01.000Z")],
    },
    { at: "2026-06-05T09:00:00.000Z", recipients: [at("2026-06-05T09:00:00.000Z")] },
  ]);
});

test("the minute runs from the first of them, not from the last", () => {
  const sendings = sendingsOf([
    at("2026-06-04T07:00:00.000Z"),
    at("2026-06-04T07:00:59.999Z"),
    at("2026-06-04T07:01:00.000Z"),
  ]);
  expect(sendings.map(({ recipients }) => recipients.length)).toEqual([2, 1]);
});
