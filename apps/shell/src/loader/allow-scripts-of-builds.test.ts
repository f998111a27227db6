/** @jest-environment jsdom */
import { allowScriptsOfBuilds } from './allow-scripts-of-builds.ts'

it('vouches for the files of builds alone, and for no HTML and no script text', () => {
  const policies: Array<[string, Record<string, (url: string) => string | null>]> = []
  allowScriptsOfBuilds({ trustedTypes: { createPolicy: (name, rules) => void policies.push([name, rules]) } })
  const [[name, rules]] = policies as [(typeof policies)[number]]
  expect([name, Object.keys(rules)]).toEqual(['default', ['createScriptURL']])
  const own = ['/remotes/shell/1/main.js', `${location.origin}/remotes/admin/2/app.js?again=1`]
  expect(own.map(rules['createScriptURL']!)).toEqual(own)
  const foreign = [
    'https://evil.example/remotes/shell/1/main.js',
    '//evil.example/remotes/a.js',
    '/api/orders',
    '/remotes/../api/orders',
    'data:text/javascript,alert(1)',
    'blob:https://evil.example/remotes/1',
  ]
  expect(foreign.map(rules['createScriptURL']!)).toEqual(foreign.map(() => null))
})

it('does nothing in a browser without Trusted Types', () => {
  expect(() => allowScriptsOfBuilds({})).not.toThrow()
})
