import { talk } from '../../testing.ts'

const order = '500 inscritos youtube.com/@canal.x'

it('shows the cart again where only that is asked', () => {
  expect(talk([order, 'qual canal você anotou?']).last).toMatch(/500 inscritos[^]*@canal\.x[^]*R\$ 80,00/)
})

it('takes a correction first, where the cart is asked for beside it', () => {
  const corrected = 'são 1.000 inscritos, e não 500. poderia refazer o resumo?'
  expect(talk([order, corrected]).last).toMatch(/1\.000 inscritos[^]*R\$ 200,00/)
})

it('takes a yes to a list of packages kindly, and asks which of them', () => {
  expect(talk(['instagram.com/loja.x', 'fechou']).last).toMatch(/^Certo!\s+Quantos seguidores/)
})
