import { eachRow } from '../../test-each-row.ts'
import { spokenHandlesIn } from './spoken-handles.ts'

const handlesIn = (text: string, isPageShown = false) =>
  spokenHandlesIn(text, [], { isLinkExpected: false, isPageShown }).map((it) => it.handle)

eachRow<[string, string]>([
  ['bota 500 no tiktok arroba zecadabike', 'zecadabike'],
  ['500 no insta no arroba cantinhodobem', 'cantinhodobem'],
  ['instagram arroba loja ponto sol', 'loja.sol'],
  ['o arroba é zecadabike', 'zecadabike'],
  ['300 seguidores, doce.da.vo é o meu insta', 'doce.da.vo'],
  ['cem no ig tia.lourdes', 'tia.lourdes'],
  ['bota 500 em gremio.futsal no tt', 'gremio.futsal'],
])('a name said without its sign is a page', (text, handle) => expect(handlesIn(text)).toEqual([handle]))

const bareNameIn = (text: string) =>
  spokenHandlesIn(text, [], { isLinkExpected: true, isPageShown: false }).map((it) => it.handle)

eachRow<[string, string]>([
  ['acarajedatiacida', 'acarajedatiacida'],
  ['meu insta é pizzariadonapoli', 'pizzariadonapoli'],
  ['bar_do_ze', 'bar_do_ze'],
])('where a page is asked for, a name alone is one', (text, handle) =>
  expect(bareNameIn(text)).toEqual([handle]),
)

eachRow([
  'tranquilamente',
  'visualizações',
  'hahahahahahaha',
  'obrigadissima',
  'meu insta é fechado.',
  'cem',
])('a word alone is none', (text) => expect(bareNameIn(text)).toEqual([]))

it('each name that the sign is dictated for is a page', () =>
  expect(handlesIn('500 no insta arroba lojaum e 300 no tiktok arroba lojadois')).toEqual([
    'lojaum',
    'lojadois',
  ]))

eachRow([
  'meu amigo.indicou vcs no insta',
  'conferi o arroba letra por letra',
  'o arroba sem ponto no fim',
  'pelo arroba vi que sou eu',
])('a name that is spoken of is none', (text) => expect(handlesIn(text)).toEqual([]))

eachRow(['arroba conferido, pode mandar', 'isso, arroba minúsculo mesmo'])(
  'beside a page that is shown, a word behind the sign names no other',
  (text) => expect(handlesIn(text, true)).toEqual([]),
)

it('a name that is said to be one is a page beside another', () =>
  expect(handlesIn('não, o arroba é zecadabikes', true)).toEqual(['zecadabikes']))
