/** What the operator's program has in its environment beside a database: it is as in production, and sends nothing. */
export const productionSettings = (url: string, dataDir?: string) => ({
  NODE_ENV: "production",
  DATABASE_URL: url,
  ...(dataDir !== undefined && { DATA_DIR: dataDir }),
  JWT_SECRET: "kV3p9wQz7LmX2cRt8nYb5HsD1fGj6AeU4oPi0BqC",
  SMTP_URL: "smtp://127.0.0.1:9",
  PUBLIC_URL: "https://metiro.example.ch",
});
