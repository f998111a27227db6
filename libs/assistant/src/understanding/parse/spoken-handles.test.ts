import { eachRow } from '../../test-each-row.ts'
import { spokenHandleIn } from './spoken-handles.ts'

const handleIn = (text: string, isPageShown: boolean) =>
  spokenHandleIn(text, [], { isLinkExpected: false, isPageShown })?.handle ?? null

eachRow<[string, string]>([
  ['bota 500 no tiktok arroba zecadabike', 'zecadabike'],
  ['500 no insta no arroba cantinhodobem', 'cantinhodobem'],
  ['instagram arroba loja ponto sol', 'loja.sol'],
  ['o arroba é zecadabike', 'zecadabike'],
])('a name said without its sign is a page', (text, handle) => expect(handleIn(text, false)).toBe(handle))

eachRow(['conferi o arroba letra por letra', 'o arroba sem ponto no fim', 'pelo arroba vi que sou eu'])(
  'a name that is spoken of is none',
  (text) => expect(handleIn(text, false)).toBeNull(),
)

eachRow(['arroba conferido, pode mandar', 'isso, arroba minúsculo mesmo'])(
  'beside a page that is shown, a word behind the sign names no other',
  (text) => expect(handleIn(text, true)).toBeNull(),
)

it('a name that is said to be one is a page beside another', () =>
  expect(handleIn('não, o arroba é zecadabikes', true)).toBe('zecadabikes'))
