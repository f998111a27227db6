import { warnMissingTrustedProxies } from './warn-missing-trusted-proxies.ts'

const warningsOf = (publicOrigin: string, ...trustedProxies: string[]) => {
  const warnings: string[] = []
  warnMissingTrustedProxies({ publicOrigin, trustedProxies }, { warn: (message) => warnings.push(message) })
  return warnings
}

it('warns of a public https origin without a trusted proxy', () => {
  expect(warningsOf('https://loja.example')).toEqual([expect.stringContaining('TRUSTED_PROXIES')])
})

it('does not warn when the proxy is named, or the origin is plain http', () => {
  expect(warningsOf('https://loja.example', '10.0.0.0/8')).toEqual([])
  expect(warningsOf('http://localhost:3000')).toEqual([])
})
