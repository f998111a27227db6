/** What a spreadsheet would read as the beginning of a formula. */
const formula = /^[=+\-@\t\r\n]/

/**
 * A line of a file for a Brazilian spreadsheet: semicolons, because the comma is the decimal's. What a stranger wrote
 * stays text: https://owasp.org/www-community/attacks/CSV_Injection
 */
export const writeCsv = (fields: Array<string | number | null>): string =>
  `${fields.map((field) => quoted(defused(String(field ?? '')))).join(';')}\r\n`

const defused = (text: string) => (formula.test(text) ? `'${text}` : text)

const quoted = (text: string) => (/[;"\r\n\t]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** Without it Excel reads the accents of another alphabet. */
export const byteOrderMark = '\uFEFF'

/** 123450 → '1234,50'; a number to whoever adds it up. */
export const csvReais = (cents: number): string => (cents / 100).toFixed(2).replace('.', ',')

const momentFormat = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'America/Sao_Paulo',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
})

/** '21/11/2026 06:40:00', by the clock of São Paulo. */
export const csvMoment = (at: Date | null): string => (at ? momentFormat.format(at).replace(', ', ' ') : '')
