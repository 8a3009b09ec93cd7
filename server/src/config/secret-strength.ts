const minLength = 32;
const minDistinctCount = 10;

/** Words of secrets that were copied from an example instead of made at random. */
const givenAway = /secret|password|passwort|changeme|change-me|example|default|123456|abcdef|qwerty/i;

/** What makes this signing secret guessable, as the end of a sentence; undefined when nothing does. */
export function weaknessOf(secret: string): string | undefined {
  if (secret.length < minLength) return `must have at least ${minLength} characters (openssl rand -base64 48)`;
  if (/^(.{1,16})\1+$/.test(secret) || new Set(secret).size < minDistinctCount || givenAway.test(secret))
    return "is guessable: make one at random (openssl rand -base64 48)";
  return undefined;
}
