import { insertForgotten, parseForgotten } from './forgotten.mjs'

const id = '1a2b3c4d-0000-4000-8000-000000000001'

it('reads whole lines only, and nothing that a statement could mistake for its own', () => {
  const text = `${id} 2026-11-23T12:00:00Z\n${id} '); DROP TABLE orders; --\n1a2b3c4d-0000\n\n${id}`
  expect(parseForgotten(text)).toEqual([[id, '2026-11-23T12:00:00Z']])
})

it('inserts each once', () => {
  expect(insertForgotten(new Map([[id, '2026-11-23T12:00:00Z']]))).toContain(
    `VALUES ('${id}', '2026-11-23T12:00:00Z') ON CONFLICT DO NOTHING`,
  )
})
