/** The SQLSTATE of a server that is starting: callers may try again. */
const cannotConnectNow = '57P03'

/** Maps each server to its last answer, in words. */
export const unasked = (urls: string[]) => new Map(urls.map((url) => [url, 'has not answered']))

/** `states` says what each server answered last. */
export function noPrimary(states: ReadonlyMap<string, string>): Error {
  const told = [...states].map(([url, state]) => `${hostOf(url)}: ${state}`).join('; ')
  const message = `no server of the database takes writes (${told})`
  return Object.assign(new Error(message), { code: cannotConnectNow })
}

export const hostOf = (url: string) => new URL(url).host

export const reasonOf = ({ message, code }: Error & { code?: string }) => message || String(code)
