import { outcome, talk } from '../../testing.ts'
import { eachRow } from '../../test-each-row.ts'

describe('goods named as known already, and nothing more', () => {
  const named = 'vim buscar meus 500 seguidores, instagram.com/loja.x'

  it('are offered a ticket', () => expect(outcome(named)).toBe('ticket offered?'))

  it('go to a ticket with the page told before, or to the recap', () => {
    expect(outcome([named, 'já comprei'])).toBe('ticket instagram.com/loja.x')
    expect(outcome([named, 'quero comprar'])).toBe(
      'recap instagram followers 500 instagram.com/loja.x R$ 45,00',
    )
    expect(outcome([named, 'não'])).toBe('nothing')
  })
})

describe('what follows the offer of a ticket, where it may be an order', () => {
  const doubted = 'vim buscar meus 500 seguidores, instagram.com/loja.x'

  eachRow([
    ['65 reais'],
    ['instagram.com/loja.x'],
    ['500 seguidores'],
    ['eu tinha 600 e voltou pra 98, queria que repusessem'],
  ])('neither sells nor opens a ticket before it says which', (...answers) => {
    expect(outcome([doubted, ...answers])).toBe('ticket offered?')
    expect(talk([doubted, ...answers]).last).toContain('“quero comprar”')
  })

  eachRow([
    ['sim'],
    ['sim kkk'],
    ['sim, pode mandar'],
    ['paguei 45 reais'],
    ['fui cobrado duas vezes pelos 500 seguidores, quero um valor de volta'],
  ])('opens a ticket where it tells of a purchase, or says yes to one', (...answers) =>
    expect(outcome([doubted, ...answers])).toBe('ticket instagram.com/loja.x'),
  )

  eachRow([['pode gerar o pix'], ['quero comprar'], ['não, quero 500 seguidores']])(
    'is an order where it asks for one',
    (...answers) => expect(outcome([doubted, ...answers])).toContain('recap instagram followers 500'),
  )
})

describe('a complaint that no purchase is told of', () => {
  it('is offered a ticket', () =>
    expect(outcome('pro instagram do cliente, @obra.prima, contratamos 5.000 seguidores')).toBe(
      'ticket offered?',
    ))

  eachRow([
    'os 500 seguidores não chegaram, @obra.prima no insta',
    'cadê meus 500 seguidores? insta @obra.prima',
  ])('but words that speak of one do', (message) =>
    expect(outcome(message)).toBe('ticket instagram.com/obra.prima'),
  )
})
