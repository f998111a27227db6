/** @jest-environment jsdom */
import { changeService, syncServices } from '@smm/contracts/services'
import { listOrders } from '@smm/contracts/orders/orders'
import { call, CallFailed, messageOf } from './call.ts'

let requests: Array<[string, RequestInit]>
const answer = (status: number, text: string, statusText = '') => {
  requests = []
  globalThis.fetch = (async (url: string, init: RequestInit) => {
    requests.push([url, init])
    return {
      ok: status < 400,
      status,
      statusText,
      text: async () => text,
      json: async () => JSON.parse(text) as unknown,
    }
  }) as unknown as typeof fetch
}

describe('a call', () => {
  it('carries the cookies, and a JSON content type only with a body', async () => {
    answer(200, '{}')
    await call(syncServices)
    await call(changeService, { params: { id: 'a b' }, body: { isActive: true } })
    expect(requests).toEqual([
      ['/api/services/sync', { method: 'POST', credentials: 'include', headers: {} }],
      [
        '/api/services/a%20b',
        {
          method: 'PATCH',
          credentials: 'include',
          headers: { 'content-type': 'application/json' },
          body: '{"isActive":true}',
        },
      ],
    ])
  })

  it('leaves undefined query parameters out of the URL', async () => {
    answer(200, '[]')
    await call(listOrders)
    await call(listOrders, { query: { status: undefined } })
    await call(listOrders, { query: { status: 'paid', limit: 5 } })
    expect(requests.map(([url]) => url)).toEqual([
      '/api/orders',
      '/api/orders',
      '/api/orders?status=paid&limit=5',
    ])
  })

  it('with an error status throws the status and the body', async () => {
    answer(418, 'short and stout', "I'm a teapot")
    await expect(call(syncServices)).rejects.toThrow(/^418: short and stout$/)
  })

  it('with an error status and no body throws the status text', async () => {
    answer(502, '', 'Bad Gateway')
    await expect(call(syncServices)).rejects.toThrow(/^502: Bad Gateway$/)
  })
})

describe('the message of a failure', () => {
  it('is the one that the service wrote for a person', () => {
    expect(messageOf(new CallFailed(401, '', '{"error":"X","message":"Senha inválida."}'))).toBe(
      'Senha inválida.',
    )
    for (const body of ['', 'oops', '{}', '{"message":""}', '{"message":5}', 'null']) {
      expect(messageOf(new CallFailed(500, '', body))).toBeUndefined()
    }
    expect(messageOf(new TypeError('Failed to fetch'))).toBeUndefined()
  })
})
