const browsers: Array<[name: string, pattern: RegExp]> = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /SamsungBrowser/],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /(Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
]
const systems: Array<[name: string, pattern: RegExp]> = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
]

const findIn = (table: Array<[string, RegExp]>, text: string) =>
  table.find(([, pattern]) => pattern.test(text))?.[0]

/** A user agent as a person recognises it: 'Chrome em Linux'. */
export function deviceName(userAgent: string | null): string {
  const browser = findIn(browsers, userAgent ?? '')
  const system = findIn(systems, userAgent ?? '')
  if (browser && system) return `${browser} em ${system}`
  return browser ?? system ?? 'Dispositivo desconhecido'
}
