/** How long a caller waits for a connection, in ms; `connect_timeout` in the address names seconds, as libpq reads it. */
export const connectTimeoutMs = (url: string) =>
  Number(URL.parse(url)?.searchParams.get('connect_timeout') ?? 3) * 1_000
