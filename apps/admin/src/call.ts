import type { RefusalCode } from '@smm/contracts/refusals'
import type { Static, TSchema } from 'typebox'

type Endpoint = {
  method: 'GET' | 'POST' | 'PATCH'
  url: string
  schema: {
    params?: TSchema
    querystring?: TSchema
    headers?: TSchema
    body?: TSchema
    response: Record<number, TSchema>
  }
}
type Part<Schema, Name extends string> = Schema extends TSchema ? { [Key in Name]: Static<Schema> } : unknown
type Given<E extends Endpoint> = Part<E['schema']['params'], 'params'> &
  Part<E['schema']['body'], 'body'> & {
    query?: E['schema']['querystring'] extends TSchema ? Static<E['schema']['querystring']> : never
    headers?: E['schema']['headers'] extends TSchema ? Static<E['schema']['headers']> : never
  }
type Answer<E extends Endpoint> =
  { [Status in keyof E['schema']['response']]: E['schema']['response'][Status] } extends Record<
    number,
    infer Schema
  >
    ? Schema extends TSchema
      ? Static<Schema>
      : never
    : never

/** An answer that was not ok: "401: ..." with what the server wrote, or the status text when it wrote nothing. */
export class CallFailed extends Error {
  readonly status: number
  readonly body: string

  constructor(status: number, statusText: string, body: string) {
    super(`${status}: ${body || statusText}`)
    this.name = 'CallFailed'
    this.status = status
    this.body = body
  }
}

/**
 * Asks one of the services, as its contract says, with the session's cookie. Throws `CallFailed` when the answer is not
 * ok, and whatever `fetch` throws when there is none.
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  ...[given]: object extends Given<E> ? [given?: Given<E>] : [given: Given<E>]
): Promise<Answer<E>> {
  const { params, query, body, headers } = (given ?? {}) as Record<
    string,
    Record<string, unknown> | undefined
  >
  const response = await fetch(addressOf(endpoint.url, params, query), {
    method: endpoint.method,
    credentials: 'include',
    headers: { ...(headers as Record<string, string>), ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new CallFailed(response.status, response.statusText, await response.text())
  return (await response.json()) as Answer<E>
}

function addressOf(
  url: string,
  params: Record<string, unknown> = {},
  query: Record<string, unknown> = {},
): string {
  const path = url.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const search = new URLSearchParams(
    Object.entries(query)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, String(value)]),
  )
  return search.size > 0 ? `${path}?${search}` : path
}

/** The words a service wrote for a person to read, if the failure brought any. */
export const wordsOf = (error: unknown): string | undefined => saidBy(error, 'message')

/** The code of a refusal, if it is one. */
export const refusalOf = (error: unknown) => saidBy(error, 'error') as RefusalCode | undefined

function saidBy(error: unknown, name: 'message' | 'error'): string | undefined {
  if (!(error instanceof CallFailed)) return undefined
  try {
    const { [name]: said } = JSON.parse(error.body) as Record<string, unknown>
    return typeof said === 'string' && said ? said : undefined
  } catch {
    return undefined
  }
}
