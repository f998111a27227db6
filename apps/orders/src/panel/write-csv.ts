/** Text that starts a formula in a spreadsheet, which may skip blanks and take full-width characters for the narrow ones. */
const formula = /^[\s\u200B]*[=+\-@＝＋－＠]|^[\t\r\n]/

/**
 * One CSV line for Brazilian spreadsheets: separated by semicolons, because the comma is the decimal separator. Formulas
 * are escaped: https://owasp.org/www-community/attacks/CSV_Injection
 */
export const writeCsv = (fields: Array<string | number | null>): string =>
  `${fields.map((field) => quoted(withoutFormula(String(field ?? '')))).join(';')}\r\n`

const withoutFormula = (text: string) => (formula.test(text) ? `'${text}` : text)

const quoted = (text: string) => (/[;"\r\n\t]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** Excel needs it to read UTF-8. */
export const byteOrderMark = '\uFEFF'

/** 123450 → '1234,50', which spreadsheets read as a number. */
export const csvReais = (cents: number): string => (cents / 100).toFixed(2).replace('.', ',')

const timestampFormat = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'America/Sao_Paulo',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
})

/** '21/11/2026 06:40:00', in the time zone of São Paulo. */
export const csvTimestamp = (at: Date | null): string =>
  at ? timestampFormat.format(at).replace(', ', ' ') : ''
