import { periodsOf } from './periods.ts'

it('count today, and cross the ends of months', () => {
  const period = (name: string) => periodsOf('2026-03-01').find((it) => it.name === name)
  expect(period('Ontem')).toMatchObject({ from: '2026-02-28', until: '2026-02-28' })
  expect(period('Últimos 7 dias')).toMatchObject({ from: '2026-02-23', until: '2026-03-01' })
  expect(period('Últimos 30 dias')).toMatchObject({ from: '2026-01-31', until: '2026-03-01' })
  expect(period('Este mês')).toMatchObject({ from: '2026-03-01', until: '2026-03-01' })
})
