import { outcome, talk } from '../../testing.ts'
import { eachRow } from '../../test-each-row.ts'

describe('goods named as known already, and nothing more', () => {
  const named = 'vim buscar meus 500 seguidores, instagram.com/loja.x'

  it('are asked about: bought before or to be bought', () => {
    expect(talk(named).intents).toEqual([])
    expect(talk(named).last).toContain('você já comprou aqui ou quer comprar agora?')
  })

  it('go to a ticket with the page told before, or to the recap', () => {
    expect(outcome([named, 'já comprei'])).toBe('ticket instagram.com/loja.x')
    expect(outcome([named, 'quero comprar'])).toBe(
      'recap instagram followers 500 instagram.com/loja.x R$ 45,00',
    )
    expect(outcome([named, 'não'])).toBe('nothing')
  })
})

describe('what follows the question whether it was bought', () => {
  const doubted = 'vim buscar meus 500 seguidores, instagram.com/loja.x'

  eachRow([
    ['65 reais'],
    ['sim'],
    ['sim kkk'],
    ['instagram.com/loja.x'],
    ['500 seguidores'],
    ['sim', 'instagram.com/loja.x'],
    ['eu tinha 600 e voltou pra 98, queria que repusessem'],
  ])('neither sells nor opens a ticket before it says which', (...answers) => {
    expect(outcome([doubted, ...answers])).toBe('ticket offered?')
    expect(talk([doubted, ...answers]).last).toContain('“quero comprar”')
  })

  eachRow([
    ['sim', 'sim'],
    ['paguei 45 reais'],
    ['fui cobrado duas vezes pelos 500 seguidores, quero um valor de volta'],
  ])('opens a ticket where it tells of a purchase, or says yes to one', (...answers) =>
    expect(outcome([doubted, ...answers])).toBe('ticket instagram.com/loja.x'),
  )

  eachRow([['sim, pode gerar'], ['sim', 'quero comprar'], ['sim', 'isso, quero 500 seguidores']])(
    'is an order where it asks for one',
    (...answers) => expect(outcome([doubted, ...answers])).toContain('recap instagram followers 500'),
  )
})

describe('trouble that no purchase is told of', () => {
  eachRow(['pro instagram do cliente, @obra.prima, contratamos 5.000 seguidores'])(
    'is asked about, and opens no ticket',
    (message) => {
      const { last, intents } = talk(message)
      expect(intents).toEqual([])
      expect(last).toContain('você já comprou aqui ou quer comprar agora?')
    },
  )

  eachRow([
    'os 500 seguidores não chegaram, @obra.prima no insta',
    'cadê meus 500 seguidores? insta @obra.prima',
  ])('but words that speak of one do', (message) =>
    expect(outcome(message)).toBe('ticket instagram.com/obra.prima'),
  )
})
