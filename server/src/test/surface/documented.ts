import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import type { FastifyInstance, LightMyRequestResponse } from "fastify";
import type { OpenApiDocument, Operation } from "../../openapi/schema.ts";

type Documented = (answer: LightMyRequestResponse) => void;

interface Call {
  pattern: RegExp;
  method: string;
  path: string;
  operation: Operation;
}

const pointer = (...parts: string[]) => parts.map((part) => part.replaceAll("~", "~0").replaceAll("/", "~1")).join("/");

/** Throws where an answer is not one that `/api/openapi.json` describes: another status, type or shape. */
export async function documentedAnswers(app: FastifyInstance): Promise<Documented> {
  const document = (await app.inject({ url: "/api/openapi.json" })).json<OpenApiDocument>();
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addSchema(document, "document");
  const validators = new Map<string, ValidateFunction>();
  const validator = (at: string) => {
    const made = validators.get(at) ?? ajv.compile({ $ref: `document#/${encodeURI(at)}` });
    validators.set(at, made);
    return made;
  };
  const calls = callsOf(document);
  const table = Object.entries(document["x-refusals"] ?? {}) as [string, { everywhere?: true }][];
  const everywhere = new Set(table.flatMap(([code, told]) => (told.everywhere ? code : [])));

  return function documented(answer) {
    const { method = "GET", url = "" } = answer.raw.req;
    const asked = `/${url.split("?", 1)[0]?.replace(/^\/api\/|\/$/g, "") ?? ""}`;
    const call = calls.find((one) => one.method === method && one.pattern.test(asked));
    if (!call) throw new Error(`${method} ${url} is not in the document`);
    const status = String(answer.statusCode);
    const where = `${method} ${url} answered ${status}`;
    const { [status]: own, default: other } = call.operation.responses;
    const response = (own ?? (answer.statusCode < 400 ? undefined : other)) as { $ref?: string } | undefined;
    if (!response) throw new Error(`${where}, which is not in the document: ${answer.payload}`);
    const { code } = answer.statusCode < 400 ? {} : answer.json<{ code?: string }>();
    const codes = call.operation["x-refusals"];
    if (code !== undefined && codes && !codes.includes(code) && !everywhere.has(code))
      throw new Error(`${where} ${code}, which it does not tell`);
    const [type = ""] = String(answer.headers["content-type"]).split(";");
    const at = response.$ref?.slice(2) ?? pointer("paths", call.path, method.toLowerCase(), "responses", status);
    if (type.startsWith("image/")) return;
    const validate = validator(`${at}/${pointer("content", type, "schema")}`);
    if (!validate(type.startsWith("text/") ? answer.payload : answer.json()))
      throw new Error(`${where}: ${ajv.errorsText(validate.errors)} in ${answer.payload}`);
  };
}

const callsOf = ({ paths }: OpenApiDocument): Call[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      path,
      operation,
      method: method.toUpperCase(),
      pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, "[^/]+")}$`, "i"),
    })),
  );
