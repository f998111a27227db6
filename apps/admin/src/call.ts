import type { RefusalCode } from '@smm/contracts/refusals'
import { requestProof } from './identity/proof-request.ts'
import type { Static, TSchema } from 'typebox'

type Endpoint = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
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
type CallArguments<E extends Endpoint> = Part<E['schema']['params'], 'params'> &
  Part<E['schema']['body'], 'body'> & {
    query?: E['schema']['querystring'] extends TSchema ? Static<E['schema']['querystring']> : never
    headers?: E['schema']['headers'] extends TSchema ? Static<E['schema']['headers']> : never
  }
type ResponseBody<E extends Endpoint> =
  { [Status in keyof E['schema']['response']]: E['schema']['response'][Status] } extends Record<
    number,
    infer Schema
  >
    ? Schema extends TSchema
      ? Static<Schema>
      : never
    : never

/** A response that is not ok. The message is '401: ' and the body, or the status text if the body is empty. */
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
 * Calls an endpoint of a contract with the session's cookie, and again once the member has proved their identity, where
 * the server asks for it. Throws `CallFailed` on an error status, or fetch's error.
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  ...[callArguments]: object extends CallArguments<E> ? [CallArguments<E>?] : [CallArguments<E>]
): Promise<ResponseBody<E>> {
  const { params, query, body, headers } = (callArguments ?? {}) as Record<
    string,
    Record<string, unknown> | undefined
  >
  const request = () =>
    send(urlOf(endpoint.url, params, query), {
      method: endpoint.method,
      credentials: 'include',
      headers: {
        ...(headers as Record<string, string>),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
  const response = await request().catch(async (failure: unknown) => {
    if (refusalCodeOf(failure) === 'PROOF_NEEDED' && (await requestProof())) return request()
    throw failure
  })
  return (await response.json()) as ResponseBody<E>
}

async function send(url: string, init: RequestInit): Promise<Response> {
  const response = await fetch(url, init)
  if (response.ok) return response
  throw new CallFailed(response.status, response.statusText, await response.text())
}

function urlOf(
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

/** The message for a person in the body of a failed call. */
export const messageOf = (error: unknown): string | undefined => errorBodyText(error, 'message')

/** The refusal code in the body of a failed call. */
export const refusalCodeOf = (error: unknown) => errorBodyText(error, 'error') as RefusalCode | undefined

function errorBodyText(error: unknown, name: 'message' | 'error'): string | undefined {
  if (!(error instanceof CallFailed)) return undefined
  try {
    const { [name]: text }: Record<string, unknown> = JSON.parse(error.body)
    return typeof text === 'string' && text ? text : undefined
  } catch {
    return undefined
  }
}
