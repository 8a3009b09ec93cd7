import { type Answer, callers, joined, own, pageOf } from "./answer.ts";

const figures = "requests sent answered due shareAnswered medianHoursToSend medianHoursToFirstAnswer";
const totals = `${figures} recipients answers interested accepted`;
const setting = "appconfigId key value type description isPublic revision updatedAt";
const settings = joined(callers(setting), { admin: "default" });
const recipient = "recipient(id email firstName lastName)";
const mailRequest = "request(id number title)";
const view = "id list name search{} isDefault shared columns[] owner(id firstName lastName)";
const layout = "viewId rows shown[] hidden[] order[] opensWith";
const person = "id firstName lastName email";

/** The answers of the back office that are about all of it, and the configuration, of which everybody reads a part. */
export const officeAnswers = {
  "dashboard.summary":
    callers(`users companies tenderers jobRequests(total active canceled processed) unansweredOver48Hours uncoveredToSend toRelaunch guarantee(met missed) openReports waitingProofs activeSubscriptions
    subscriptionsEndingIn30Days revenueThisYear currency answerRate medianHoursToSend medianHoursToFirstAnswer backupTrouble`),
  "dashboard.lastWeek": callers("[](date count)"),
  "dashboard.statistics":
    callers(`from to unit total(${totals}) previous(${totals}) series[](date ${totals}) byCategory[](id name previousRequests ${figures})
    byRegion[](id name previousRequests ${figures}) answerSpread(from dueTo byRegion[](id name sent pending none one two threeOrMore)) byCompany[](id name received due answered interested accepted answerRate medianHoursToAnswer)`),
  "dashboard.pageViews": callers(
    "from to unit total previousTotal series[](date views) byPage[](path views) byLanguage[](language views)",
  ),
  "applicationConfig.list": joined(callers(`[](${setting})`), { admin: "[](default)" }),
  "applicationConfig.update": settings,
  "audit.list": pageOf(
    callers(
      "id at action actor(id firstName lastName role) apiKey(id prefix name) entity entityId subject details{} names[](id name)",
    ),
    "totalCapped",
  ),
  "mail.listFailed": pageOf(callers(`id kind ${recipient} ${mailRequest} reason{} attempts createdAt failedAt`)),
  "mail.listWaiting": pageOf(callers(`id kind ${recipient} ${mailRequest} state reason{} attempts createdAt dueAt`)),
  "mail.listHeld": pageOf(callers(`id kind ${recipient} ${mailRequest} why createdAt dueAt`)),
  "mail.listSent": pageOf(callers(`id kind ${recipient} ${mailRequest} outcome at canResend`), "totalCapped"),
  "mail.resend": callers("id"),
  "bin.list": pageOf(callers("id kind entityId label number deletedAt erasedFrom deletedBy(id firstName lastName)")),
  "bin.restore": callers("kind entityId"),
  "bin.erase": callers("kind entityId"),
  "mail.preview":
    callers(`id kind withheld ${recipient} content(subject heading greeting paragraphs[] facts[](label value) quoteLead quote
    sections[](heading items[](text note url)) button(label url) closing footer[])`),
  "mail.retry": callers("id"),
  "mail.retryMany": callers("count"),
  "savedView.list": own(`[](${view})`),
  "savedView.add": own(view),
  "savedView.update": own(view),
  "savedView.delete": own("id"),
  "savedView.layouts": own(`[](${layout})`),
  "savedView.keepLayout": own(layout),
  "search.find": callers(
    `requests[](id number title status client) companies[](id name locality) tenderers[](${person}) users[](${person} role)`,
  ),
} as const satisfies Record<string, Answer>;
