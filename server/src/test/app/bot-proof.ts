import { botChallenge } from "@metiro/shared/auth/schema";
import { solveChallenge } from "altcha-lib/v1";
import type { FastifyInstance } from "fastify";
import { z } from "zod";

const answer = z.object({ data: botChallenge });

/** A challenge of the server and its solution. */
export async function solvedChallenge(app: FastifyInstance) {
  const { challenge } = answer.parse((await app.inject({ url: "/api/Auth/bot-challenge" })).json()).data;
  if (!challenge) throw new Error("The server asks for no proof of work");
  const { algorithm, salt, maxnumber } = challenge;
  const solution = await solveChallenge(challenge.challenge, salt, algorithm, maxnumber).promise;
  if (!solution) throw new Error("The challenge has no solution");
  return { ...challenge, number: solution.number };
}

/** A payload as a widget sends it. */
export const payloadOf = (solved: object): string => Buffer.from(JSON.stringify(solved)).toString("base64");

/** The work of a form: what a browser sends as `botProof`. */
export const botProofOf = async (app: FastifyInstance): Promise<string> => payloadOf(await solvedChallenge(app));
