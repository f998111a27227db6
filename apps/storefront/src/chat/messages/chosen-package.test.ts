import { chosenPackageWords, couponWords } from './chosen-package.ts'

it.each([
  ['/comprar-seguidores-instagram', '?pacote=500', 'Quero 500 seguidores no Instagram'],
  ['/visualizacoes-youtube/', '?utm=x&pacote=50000', 'Quero 50.000 visualizações no YouTube'],
  ['/comprar-seguidores-instagram', '', undefined],
  ['/comprar-seguidores-instagram', '?pacote=', undefined],
  ['/comprar-seguidores-instagram', '?pacote=-5', undefined],
  ['/comprar-seguidores-instagram', '?pacote=1e99', undefined],
  ['/comprar-seguidores-instagram', '?pacote=quero', undefined],
  ['/precos', '?pacote=500', undefined],
])('%s%s says %s', (pathname, search, words) => expect(chosenPackageWords({ pathname, search })).toBe(words))

it.each([
  ['Premium%20com%20reposi%C3%A7%C3%A3o', 'Quero 500 seguidores no Instagram, Premium com reposição'],
  ['Padr%C3%A3o', 'Quero 500 seguidores no Instagram, Padrão'],
  ['https://x.com', 'Quero 500 seguidores no Instagram'],
  ['', 'Quero 500 seguidores no Instagram'],
])('in the tier %s says %s', (tier, words) => {
  const address = { pathname: '/comprar-seguidores-instagram', search: `?pacote=500&nivel=${tier}` }
  expect(chosenPackageWords(address)).toBe(words)
})

it.each([
  ['?cupom=VERAO10', 'Tenho o cupom VERAO10'],
  ['?utm=x&cupom=ver%C3%A3o', 'Tenho o cupom verão'],
  ['?cupom=', undefined],
  ['?cupom=%3Cscript%3E', undefined],
  ['?cupom=dez%20reais', undefined],
  ['?pacote=500', undefined],
])('%s says %s', (search, words) => expect(couponWords({ search })).toBe(words))
