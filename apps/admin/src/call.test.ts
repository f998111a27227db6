/** @jest-environment jsdom */
import { changeService, syncServices } from '@smm/contracts/services'
import { listOrders } from '@smm/contracts/orders'
import { call, CallFailed, wordsOf } from './call.ts'

let asked: Array<[string, RequestInit]>
const answer = (status: number, text: string, statusText = '') => {
  asked = []
  globalThis.fetch = (async (url: string, init: RequestInit) => {
    asked.push([url, init])
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
    expect(asked).toEqual([
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

  it('leaves out of the address what is not asked for', async () => {
    answer(200, '[]')
    await call(listOrders)
    await call(listOrders, { query: { status: undefined } })
    await call(listOrders, { query: { status: 'paid', limit: 5 } })
    expect(asked.map(([url]) => url)).toEqual([
      '/api/orders',
      '/api/orders',
      '/api/orders?status=paid&limit=5',
    ])
  })

  it('that is not ok raises the status, a colon and what the server wrote', async () => {
    answer(418, 'short and stout', "I'm a teapot")
    await expect(call(syncServices)).rejects.toThrow(/^418: short and stout$/)
  })

  it('that is not ok and says nothing raises the status text', async () => {
    answer(502, '', 'Bad Gateway')
    await expect(call(syncServices)).rejects.toThrow(/^502: Bad Gateway$/)
  })
})

describe('the words of a failure', () => {
  it('are those the service wrote for a person', () => {
    expect(wordsOf(new CallFailed(401, '', '{"error":"X","message":"Senha inválida."}'))).toBe(
      'Senha inválida.',
    )
    for (const body of ['', 'oops', '{}', '{"message":""}', '{"message":5}', 'null']) {
      expect(wordsOf(new CallFailed(500, '', body))).toBeUndefined()
    }
    expect(wordsOf(new TypeError('Failed to fetch'))).toBeUndefined()
  })
})
