import { type ChainHead, verifyAudit } from "../../domains/audit/index.ts";
import { type Command, CommandRefused, UsageError } from "../command.ts";

const meanings: Record<Awaited<ReturnType<typeof verifyAudit>>["faults"][number]["fault"], string> = {
  gap: "a link before it is gone",
  hash: "the entry or its link was changed",
  details: "the details were changed",
  missing: "the entry is gone",
  redaction: "details were taken out, or changed afterwards, by something else than an erasure",
  unchained: "an entry without a link",
  head: "the noted head is not in the chain",
};

export const auditCommand: Command = {
  name: "audit verify",
  about: "Read the whole audit and check that no entry was changed, added or taken away afterwards.",
  args: [],
  options: { head: { value: "seq:hash", about: "A head that an earlier run told: it has to be in the chain still." } },
  unmigrated: "refuse",
  async run({ db }, { options }) {
    const report = await verifyAudit(db, headOf(options["head"]));
    const { head, verified, redacted, older, faults } = report;
    if (faults.length > 0)
      throw new CommandRefused(
        [
          `The audit does not hold: ${faults.length} faults.`,
          ...faults.map(({ at, fault }) => `  ${at}: ${meanings[fault]}`),
        ].join("\n"),
      );
    return {
      lines: [
        `The audit holds: ${verified} entries, ${redacted} of them with details that an erasure took out.`,
        ...(older > 0 ? [`${older} older entries were written before the chain began.`] : []),
        ...(head
          ? ["Note this head outside the machine, and give it to the next run with --head:", `${head.seq}:${head.hash}`]
          : []),
      ],
      value: report,
    };
  },
};

function headOf(typed: string | undefined): ChainHead | undefined {
  if (typed === undefined) return undefined;
  const [, seq, hash] = /^(\d{1,15}):([0-9a-f]{64})$/.exec(typed) ?? [];
  if (seq === undefined || hash === undefined) throw new UsageError(`--head is what an earlier run told: seq:hash.`);
  return { seq: Number(seq), hash };
}
