import { randomBytes } from "node:crypto";

/** A command of the guide: `NAME=value`, `NAME=…$(openssl rand -hex 8)`, or a `curl` whose answer may be taken through `jq` into a variable. */
type Command = { into: string; value: string } | { curl: string[]; pick: string | undefined; into: string | undefined };

type Variables = Record<string, string>;

const quoted = String.raw`'[^']*'|"(?:\\.|[^"\\])*"`;
const statement = new RegExp(`(?:${quoted}|[^\\n'"])+`, "g");
const word = new RegExp(`(?:${quoted}|[^\\s'"])+`, "g");
const part = new RegExp(`${quoted}|[^'"]+`, "g");
const call = /^(?:(?<into>[A-Z]+)=\$\()?curl (?<words>.*?)(?: \| jq -r '(?<pick>[^']+)'\))?$/s;

/**
 * Carries out the commands that the guide shows, as a shell, curl and jq would: none of them need be on the machine. Throws at
 * anything but the little that is understood, and at an answer that is none. Returns the variables and every answer.
 */
export async function carryOut(
  script: string,
  given: Variables,
): Promise<{ variables: Variables; answers: unknown[] }> {
  const variables: Variables = {};
  const answers: unknown[] = [];
  for (const [text] of script.replaceAll(/\\\n\s*/g, " ").matchAll(statement)) {
    const command = read(text.trim(), { ...variables, ...given });
    if ("value" in command) variables[command.into] = command.value;
    else {
      const answer = await fetched(command.curl);
      answers.push(answer);
      if (command.into !== undefined) variables[command.into] = picked(answer, command.pick ?? "");
    }
  }
  return { variables, answers };
}

function read(text: string, variables: Variables): Command {
  const assigned = /^([A-Z]+)=([^\s$'"]*)(\$\(openssl rand -hex 8\))?$/.exec(text);
  if (assigned) {
    const [, name = "", value = "", random] = assigned;
    return { into: name, value: value + (random === undefined ? "" : randomBytes(8).toString("hex")) };
  }
  const { into, words, pick } = call.exec(text)?.groups ?? {};
  if (words === undefined || (into === undefined) !== (pick === undefined)) throw new Error(`Not understood: ${text}`);
  const curl = [...words.matchAll(word)].map(([one]) => expanded(one, variables));
  return { curl, pick, into };
}

/** A word without its quotes, with what its variables hold. */
const expanded = (text: string, variables: Variables) =>
  [...text.matchAll(part)]
    .map(([one]) => {
      if (one.startsWith("'")) return one.slice(1, -1);
      const bare = one.startsWith('"') ? one.slice(1, -1).replaceAll(/\\(["\\$])/g, "$1") : one;
      return bare.replaceAll(/\$([A-Z]+)/g, (_match, name: string) => {
        if (variables[name] === undefined) throw new Error(`$${name} is not set`);
        return variables[name];
      });
    })
    .join("");

/** What a call answers; with `-D -` its headers. */
async function fetched(words: string[]): Promise<unknown> {
  const headers = new Headers();
  let [url, method, body]: (string | undefined)[] = [];
  let asksHeaders = false;
  const rest = words.values();
  const next = () => rest.next().value ?? "";
  for (const one of rest) {
    if (one === "-H") headers.append(...(next().split(": ") as [string, string]));
    else if (one === "-d") body = next();
    else if (one === "-X") method = next();
    else if (one === "-D" && next() === "-") asksHeaders = true;
    // Where the body goes, and how often a busy server is asked again: it is not busy here.
    else if (one === "-o" || one === "--retry") next();
    else if (!one.startsWith("-")) url = one;
    else if (one !== "-sS") throw new Error(`curl ${one} is not understood`);
  }
  method ??= body === undefined ? "GET" : "POST";
  const answer = await fetch(url ?? "", { method, headers, ...(body !== undefined && { body }) });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${url ?? ""} answered ${text}`);
  return asksHeaders ? Object.fromEntries(answer.headers) : JSON.parse(text);
}

/** What `jq -r` makes of a path such as `.data[0].id`. */
function picked(answer: unknown, path: string): string {
  let value = answer;
  for (const [key] of path.matchAll(/\w+/g)) value = (value as Record<string, unknown> | undefined)?.[key];
  if (typeof value !== "string") throw new Error(`${path} is no text in ${JSON.stringify(answer)}`);
  return value;
}
