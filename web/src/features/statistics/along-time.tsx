import { Trans, useLingui } from "@lingui/react/macro";
import type { Statistics } from "@metiro/shared/dashboard/schema";
import { formatCount, formatDay } from "@metiro/shared/text/format";
import type { ChartCell } from "#ui/chart/chart-table.tsx";
import { LineChart } from "#ui/chart/line-chart.tsx";
import { countCell, shareCell, useHours } from "./figure-texts.ts";
import { shareText } from "#ui/number/share-text.ts";
import { FoldChart } from "./fold-chart.tsx";
import { useRunning } from "./use-running.ts";

type Entry = Statistics["series"][number];

/** « 12/06 »: the year stands in the head of the page. */
export const shortDay = (day: string): string => formatDay(day).slice(0, 5);

/** What happened along a period: how much, and below that how fast, and how much of it was answered. */
export function AlongTime({ statistics, isWhole }: { statistics: Statistics; isWhole: boolean }) {
  const { t } = useLingui();
  const { hoursText, hoursCell } = useHours();
  const { from, to, unit, series, total } = statistics;
  const labels = series.map(({ date }) => shortDay(date));
  const dateHead = unit === "week" ? t`Semaine du` : t`Jour`;
  const dated = (index: number, text: string) => {
    const day = formatDay(series[index]?.date ?? from);
    return unit === "week" ? t`Semaine du ${day} : ${text}` : t`${day} : ${text}`;
  };
  const rows = (cells: (entry: Entry) => ChartCell[]) =>
    series.map((entry) => ({
      key: entry.date,
      cells: [{ text: formatDay(entry.date), raw: entry.date }, ...cells(entry)],
    }));
  const aside = unit === "week" ? <Trans>par semaine</Trans> : <Trans>par jour</Trans>;
  const delays = (entry: Pick<Entry, "medianHoursToSend" | "medianHoursToFirstAnswer">) => {
    const sent = entry.medianHoursToSend === undefined ? "–" : hoursText(entry.medianHoursToSend);
    const answered = entry.medianHoursToFirstAnswer === undefined ? "–" : hoursText(entry.medianHoursToFirstAnswer);
    return t`envoi ${sent}, première réponse ${answered}`;
  };
  const counts = (entry: Pick<Entry, "requests" | "recipients" | "answers">) => {
    const requests = formatCount(entry.requests);
    const recipients = formatCount(entry.recipients);
    const answers = formatCount(entry.answers);
    return t`demandes ${requests}, envois ${recipients}, réponses ${answers}`;
  };
  const shares = (entry: Pick<Entry, "answered" | "due" | "sent" | "shareAnswered">) => {
    const share = shareText(entry.shareAnswered);
    const answered = formatCount(entry.answered);
    const due = formatCount(entry.due);
    const open = formatCount(entry.sent - entry.due);
    return t`${share} (avec une réponse ${answered} sur ${due} ; encore dans le délai ${open})`;
  };
  const running = useRunning(statistics);
  const firstOpen = series.findIndex(({ sent, due }) => sent > due);
  return (
    <>
      <FoldChart
        id="statistics-requests"
        title={t`Demandes et réponses`}
        aside={aside}
        className="lg:col-span-2"
        file={`demandes-${from}-${to}`}
        figure={formatCount(total.requests)}
        openAtFirst
        data={{
          columns: [dateHead, t`Demandes`, t`Envois à des entreprises`, t`Réponses`, t`Intéressées`, t`Acceptées`],
          rows: rows((entry) =>
            [entry.requests, entry.recipients, entry.answers, entry.interested, entry.accepted].map(countCell),
          ),
        }}
      >
        <LineChart
          summary={t`Au total : ${counts(total)}`}
          labels={labels}
          unsettled={running}
          series={[
            { name: t`Demandes`, values: series.map(({ requests }) => requests) },
            { name: t`Envois à des entreprises`, values: series.map(({ recipients }) => recipients) },
            { name: t`Réponses`, values: series.map(({ answers }) => answers) },
          ]}
          entryText={(index) => dated(index, series[index] ? counts(series[index]) : "")}
        />
      </FoldChart>
      {isWhole && (
        <>
          <FoldChart
            title={t`Délais médians`}
            aside={aside}
            file={`delais-${from}-${to}`}
            figure={total.medianHoursToFirstAnswer !== undefined && hoursText(total.medianHoursToFirstAnswer)}
            data={{
              columns: [dateHead, t`Avant l’envoi`, t`Avant la première réponse`],
              rows: rows((entry) => [hoursCell(entry.medianHoursToSend), hoursCell(entry.medianHoursToFirstAnswer)]),
            }}
          >
            <LineChart
              summary={t`Médiane de la période : ${delays(total)}`}
              labels={labels}
              unsettled={running}
              series={[
                { name: t`Avant l’envoi`, values: series.map(({ medianHoursToSend }) => medianHoursToSend) },
                {
                  name: t`Avant la première réponse`,
                  values: series.map(({ medianHoursToFirstAnswer }) => medianHoursToFirstAnswer),
                },
              ]}
              format={(hours) => t`${hours} h`}
              entryText={(index) => dated(index, series[index] ? delays(series[index]) : "")}
            />
          </FoldChart>
          <FoldChart
            title={t`Demandes avec au moins une réponse`}
            aside={aside}
            file={`part-repondue-${from}-${to}`}
            figure={shareText(total.shareAnswered)}
            data={{
              columns: [dateHead, t`Transmises`, t`Encore dans le délai`, t`Avec une réponse`, t`Part`],
              rows: rows(({ sent, due, answered, shareAnswered }) => [
                countCell(sent),
                countCell(sent - due),
                countCell(answered),
                shareCell(shareAnswered),
              ]),
            }}
          >
            <LineChart
              summary={t`Au total : ${shares(total)}`}
              labels={labels}
              series={[
                {
                  name: t`Part des demandes transmises`,
                  values: series.map(({ shareAnswered }) =>
                    shareAnswered === undefined ? undefined : shareAnswered * 100,
                  ),
                },
              ]}
              format={(share) => `${share}\u00a0%`}
              unsettled={firstOpen < 0 ? undefined : { from: firstOpen, name: t`Encore dans le délai de réponse` }}
              entryText={(index) => dated(index, series[index] ? shares(series[index]) : "")}
            />
          </FoldChart>
        </>
      )}
    </>
  );
}
