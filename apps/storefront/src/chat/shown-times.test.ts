import { shownDateTime, shownDay, shownTime } from './shown-times.ts'

const at = (text: string) => new Date(text).getTime()

describe('times as a Brazilian reads them', () => {
  it('names today and yesterday, and dates the rest', () => {
    const now = at('2026-03-01T12:00')
    expect(shownDay(at('2026-03-01T00:01'), now)).toBe('Hoje')
    expect(shownDay(at('2026-02-28T23:59'), now)).toBe('Ontem')
    expect(shownDay(at('2026-02-20T10:00'), now)).toBe('20 de fevereiro')
    expect(shownDay(at('2025-12-31T10:00'), now)).toBe('31 de dezembro de 2025')
  })

  it('shows hours and minutes', () => {
    expect(shownTime(at('2026-03-01T09:05'))).toBe('09:05')
  })

  it('shows date and time, and nothing for what is no date', () => {
    expect(shownDateTime('2026-03-01T09:05')).toBe('01/03/2026, 09:05')
    expect(shownDateTime('amanhã')).toBeUndefined()
    expect(shownDateTime('')).toBeUndefined()
  })
})
