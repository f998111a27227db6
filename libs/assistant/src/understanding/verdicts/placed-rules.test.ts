import { eachRow } from '../../test-each-row.ts'
import type { PlacedOrder } from '../reading.ts'
import { readUtterance } from '../read-utterance.ts'

const followers: PlacedOrder = {
  platform: 'instagram',
  serviceType: 'followers',
  quantity: 500,
  link: 'https://www.instagram.com/loja.x/',
  state: 'running',
}
const onTiktok: PlacedOrder = { ...followers, platform: 'tiktok', link: 'https://www.tiktok.com/@loja.x' }
const likes: PlacedOrder = { ...followers, serviceType: 'likes', state: 'unpaid' }

const read = (message: string, placed: PlacedOrder[] = [followers, onTiktok, likes]) =>
  readUtterance(message, { expecting: 'nothing', shownRows: 0, placed })

describe('a message of a visitor who has orders', () => {
  eachRow(['cancelou?', 'foi cancelado?', 'cancelaram já?', 'e o do tiktok?', 'e o do insta, moça?'])(
    'asks how they stand',
    (message) => {
      const { acts } = read(message)
      expect(acts).toContain('ask-status')
      expect(acts).not.toContain('refuse')
    },
  )
  eachRow(['e as curtidas?', 'e o outro?', 'e os outros pedidos?', 'vocês vão completar?', 'e os meus?'])(
    'asks how they stand, in no words of its own',
    (message) => expect(read(message).acts).toEqual(['ask-status']),
  )
  eachRow([
    'e no tiktok?',
    'tem no youtube?',
    'e os inscritos?',
    'quem é você?',
    'tem garantia?',
    'e curtidas?',
  ])('asks of something else', (message) => expect(read(message).acts).not.toContain('ask-status'))

  eachRow([
    'quero repetir o mesmo',
    'repete a dose',
    'manda o mesmo de novo',
    'repete o do tiktok',
    'outro pedido igual',
  ])('orders the same again', (message) =>
    expect(read(message)).toMatchObject({
      acts: expect.arrayContaining(['order']),
      resize: { by: 'factor', factor: 1 },
    }),
  )
  eachRow(['caiu tudo de novo', 'manda o pix de novo', 'quero o mesmo preço', 'quero 300 de novo'])(
    'orders nothing that was placed',
    (message) => expect(read(message).resize).toBeNull(),
  )

  it('asks for the PIX while one waits', () => {
    expect(read('ainda posso pagar?').acts).toEqual(['ask-pix-again'])
    expect(read('ainda posso pagar?', [followers]).acts).not.toContain('ask-pix-again')
  })
  it('takes back what can still be cancelled', () => {
    const words = 'tira as curtidas e deixa só os seguidores'
    expect(read(words).acts).toEqual(['want-cancel'])
    expect(read(words, [{ ...likes, state: 'delivered' }]).acts).toContain('out-of-scope')
  })
  eachRow(['para a entrega por favor', 'desisto do tiktok', 'suspende o pedido'])(
    'takes back what is under way',
    (message) => expect(read(message).acts).toContain('want-cancel'),
  )
  eachRow(['desisto do youtube', 'posso desistir da compra?'])('takes back nothing', (message) =>
    expect(read(message).acts).not.toContain('want-cancel'),
  )
  it('asks which page it gave, or for another one', () => {
    expect(read('qual o @ que eu coloquei?').acts).toContain('ask-status')
    expect(read('dá pra mudar o perfil?').isQuestion).toBe(false)
    expect(read('dá pra mudar o perfil?', [likes]).isQuestion).toBe(true)
  })
  it('names goods by their platform', () => {
    expect(read('os do tiktok não chegaram').past).toMatchObject({
      state: 'pending',
      items: [{ platform: 'tiktok' }],
    })
    expect(read('os do insta caíram').past).toMatchObject({
      state: 'lost',
      items: [{ platform: 'instagram' }],
    })
  })
})
