import { type Config, ConfigError, type Environment, loadConfig } from "../config/config.ts";
import { connect } from "../db/client.ts";
import type { Connected } from "./check.ts";
import { type Examined, examine } from "./examine.ts";
import type { World } from "./world.ts";

interface Options {
  env: Environment;
  world: World;
  /** The database's address; that of the embedded one where the settings name none. */
  addressOf: (config: Config) => Promise<string>;
  /** Settings of the database server that count instead of what it says. */
  server?: Readonly<Record<string, string>>;
}

/** Examines an installation by its settings, however little of it works. */
export async function diagnose({ env, world, addressOf, server }: Options): Promise<Examined[]> {
  const surroundings = { env, world };
  const config = configOf(env);
  if (!config) return examine({ surroundings });
  const configured = { ...surroundings, config };
  let close: (() => Promise<void>) | undefined;
  try {
    const url = await addressOf(config);
    const connection = connect(url, { max: 2, statementTimeoutMs: 60_000 });
    close = connection.close;
    const rows = await connection.sql<{ name: string; setting: string }[]>`select name, setting from pg_settings`;
    const connected: Connected = {
      ...configured,
      db: connection.db,
      sql: connection.sql,
      server: { ...Object.fromEntries(rows.map(({ name, setting }) => [name, setting])), ...server },
      url,
      ownerUrl: config.databaseOwnerUrl ?? url,
    };
    return await examine({ surroundings, configured, connected });
  } catch (error) {
    return await examine({
      surroundings,
      configured,
      refusedBy: error instanceof Error ? error.message : String(error),
    });
  } finally {
    await close?.();
  }
}

function configOf(env: Environment): Config | undefined {
  try {
    return loadConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return undefined;
    throw error;
  }
}
