/** Since which migrations may use `NULLS NOT DISTINCT`. */
const oldest = 15

/** Throws for a `server_version` that the migrations would fail on halfway, with an error of syntax. */
export function requireServerVersion(version: string): void {
  if (Number.parseInt(version) >= oldest) return
  throw new Error(`PostgreSQL ${oldest} or newer is needed; this server is ${version}.`)
}
