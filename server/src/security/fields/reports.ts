import { callers, own, pageOf } from "./answer.ts";

const person = "id role company(id name) firstName lastName locked";
const report = `id kind entityId reason note createdAt reporter(${person}) about(${person}) text jobRequest(id number title) otherReporters settled(at outcome)`;

/** The answers about what was reported to the back office. */
export const reportAnswers = {
  "report.add": own("id createdAt"),
  "report.list": pageOf(callers(report), "totalCapped"),
  "report.settle": callers(report),
};
