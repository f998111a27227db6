import { warnOfUnnamedProxy } from './warn-of-unnamed-proxy.ts'

const saidOf = (publicOrigin: string, ...trustedProxies: string[]) => {
  const said: string[] = []
  warnOfUnnamedProxy({ publicOrigin, trustedProxies }, { warn: (words) => said.push(words) })
  return said
}

it('warns when visitors come by https over somebody who is not named', () => {
  expect(saidOf('https://loja.example')).toEqual([expect.stringContaining('TRUSTED_PROXIES')])
})

it('says nothing when he is named, or nobody stands in front', () => {
  expect(saidOf('https://loja.example', '10.0.0.0/8')).toEqual([])
  expect(saidOf('http://localhost:3000')).toEqual([])
})
