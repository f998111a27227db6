import { formatDateTime, formatDay, formatTime } from './format-time.ts'

const at = (text: string) => new Date(text).getTime()

describe('times in pt-BR', () => {
  it('names today and yesterday, and formats other days as dates', () => {
    const now = at('2026-03-01T12:00')
    expect(formatDay(at('2026-03-01T00:01'), now)).toBe('Hoje')
    expect(formatDay(at('2026-02-28T23:59'), now)).toBe('Ontem')
    expect(formatDay(at('2026-02-20T10:00'), now)).toBe('20 de fevereiro')
    expect(formatDay(at('2025-12-31T10:00'), now)).toBe('31 de dezembro de 2025')
  })

  it('shows hours and minutes', () => {
    expect(formatTime(at('2026-03-01T09:05'))).toBe('09:05')
  })

  it('shows date and time, and undefined for an invalid date', () => {
    expect(formatDateTime('2026-03-01T09:05')).toBe('01/03/2026, 09:05')
    expect(formatDateTime('amanhã')).toBeUndefined()
    expect(formatDateTime('')).toBeUndefined()
  })
})
