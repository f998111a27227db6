import { findOwnEntries } from './palette-entries.ts'

const namesFor = (text: string, role: 'owner' | 'viewer' = 'owner') =>
  findOwnEntries(text, { role, today: '2026-11-21' }).flatMap(({ entries }) =>
    entries.map(({ name }) => name),
  )

it('finds sections and lists without their accents', () => {
  expect(namesFor('catalogo')).toEqual(['Catálogo'])
  expect(namesFor('  PREÇOS ')).toEqual(['Preços'])
  expect(namesFor('hoje pedidos')).toEqual(['Pedidos de hoje'])
  expect(namesFor('zzz')).toEqual([])
})

it('offers a role its own sections', () => {
  expect(namesFor('auditoria')).toEqual(['Auditoria'])
  expect(namesFor('auditoria', 'viewer')).toEqual([])
})
