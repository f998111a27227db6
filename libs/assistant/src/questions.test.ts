import fc from 'fast-check'
import { contact } from '@smm/site/contact'
import { legal } from '@smm/site/legal'
import { type Topic, topics } from './understanding/reading-labels.ts'
import { emptyReading } from './understanding/reading.ts'
import { outcome, readFirst, talk } from './testing.ts'
import { eachRow } from './test-each-row.ts'

const knownWords = /^(senha|login|quero|loja|seguidor|precis|ped|exig)/
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()

describe('a question is answered and nothing is sold', () => {
  eachRow([
    ['quanto tempo demora pra chegar?', 'comeca entre'],
    ['em quanto tempo começa a cair as curtidas?', 'entre 5 e 15 minutos'],
    ['qual o prazo dos inscritos?', '24 a 72 horas'],
    ['os seguidores do insta chegam quando?', '1 a 7 dias'],
    ['views demoram muito?', '12 a 48 horas'],
    ['seguidor do tiktok demora quantos dias', '1 a 5 dias'],
    ['chega na hora?', 'comeca entre'],
    ['depois que pago, quando começa?', 'comeca entre'],
    ['a entrega é rápida?', 'comeca entre'],
    ['vem tudo de uma vez?', 'gradual'],
    ['é aos poucos ou tudo junto?', 'aos poucos'],
    ['e se cair depois?', '30 dias'],
    ['se os seguidor sumir vcs repõe?', '30 dias'],
    ['tem garantia?', '30 dias'],
    ['a garantia é de quantos dias', '30 dias'],
    ['os seguidores são permanentes?', '30 dias'],
    ['aceita cartão?', 'cartao de credito'],
    ['dá pra parcelar?', 'pix'],
    ['como eu pago?', 'pix'],
    ['é só no pix?', 'pix'],
    ['posso pagar no boleto', 'pix'],
    ['o pix cai na hora?', 'na hora'],
    ['demora pra confirmar o pagamento?', 'segundos'],
    ['quanto tempo vale o pix?', 'valido ate'],
    ['posso pagar amanhã?', 'valido ate'],
    ['precisa de senha?', 'nunca'],
    ['vocês vão pedir minha senha?', 'nunca'],
    ['tenho que dar acesso da minha conta?', 'nunca'],
    ['é seguro?', 'e seguro'],
    ['corro risco de ser banido?', 'limitar contas'],
    ['posso perder minha conta?', 'limitar contas'],
    ['isso não é golpe não né?', 'seguro'],
    ['são seguidores reais?', 'publico brasileiro real'],
    ['é tudo robô?', 'publico brasileiro real'],
    ['são brasileiros mesmo?', 'publico brasileiro real'],
    ['minha conta é privada, dá certo?', 'publico'],
    ['o perfil tem que tá aberto?', 'publico'],
    ['quantos inscritos preciso pra monetizar?', '1.000 inscritos'],
    ['o que precisa pra monetizar', '4.000 horas'],
    ['dá pra cancelar depois de pagar?', '30 minutos'],
    ['e se eu me arrepender?', '30 minutos'],
    ['fazem reembolso?', 'caso a caso'],
    ['vocês devolvem o dinheiro se não gostar?', 'caso a caso'],
    ['qual o horário de vocês?', '24 horas'],
    ['atendem domingo?', '24 horas'],
    ['vocês têm telefone?', '(11) 3000-0000'],
    ['qual o email de vocês', 'suporte@smmbrasil.example'],
    ['tem desconto pra quantidade grande?', 'descontos progressivos'],
    ['tem cupom?', 'descontos progressivos'],
    ['como funciona?', 'cola no chat'],
    ['me explica como é que funciona isso', 'cola no chat'],
    ['qual link eu mando?', 'instagram.com/seuperfil'],
    ['como copio o link?', 'link'],
    ['posso dividir as curtidas entre várias fotos?', 'uma publicacao'],
    ['serve pra shorts?', 'shorts'],
    ['ajuda a viralizar?', 'rede'],
    ['vocês emitem nota fiscal?', 'nota fiscal'],
    ['qual o cnpj da empresa?', '12.abc.345/01de-35'],
    ['alguém vai ficar sabendo?', 'discreta'],
    ['você é um robô?', 'assistente virtual'],
    ['tô falando com quem?', 'assistente virtual'],
    ['como acompanho meu pedido?', 'pedido'],
    ['qual o mínimo de seguidores no insta?', 'minimo de 100'],
    ['qual o máximo de curtidas?', '10.000'],
    ['qual o mínimo de views', 'minimo de 500'],
    ['quais os limites de cada serviço? qual o mínimo?', '100.000'],
    ['o que vocês vendem?', 'visualizacoes no youtube: a partir de r$ 12,00'],
    ['quais são os serviços?', 'seguidores no tiktok: a partir de r$ 12,00'],
    ['tabela de preços', 'inscritos no youtube: a partir de r$ 25,00'],
    ['quanto custa?', 'a partir de r$ 8,00'],
    ['preço dos inscritos', '1.000 inscritos por r$ 200,00'],
    ['me passa os valores de seguidores do instagram', '5.000 seguidores por r$ 300,00'],
    ['quanto fica 500 seguidores no tiktok', 'r$ 45,00'],
    ['quanto é 10 mil views', 'r$ 120,00'],
    ['quanto custa 1000 seguidores?', 'r$ 82,50'],
    ['vcs vendem seguidor?', 'a partir de r$ 15,00'],
    ['500 ou 1000 curtidas, quanto fica cada?', '1.000 curtidas no instagram por r$ 60,00'],
    ['com 100 reais dá quantos seguidores no tiktok?', '1.'],
    ['tenho 5 reais, dá pra comprar seguidor no insta?', 'minimo e 100'],
    ['30 reais dá quantas curtidas?', '300 por r$ 25,00'],
    ['quero gastar cinquenta pila em inscrito', '250 por r$ 45,63'],
    ['tem teste grátis?', 'menor pacote'],
    ['me dá 100 seguidores de graça', 'seguidores'],
    ['achei mais barato em outro site', 'o mesmo para todo mundo'],
    ['quanto custa 1 seguidor?', 'minimo de 100'],
    ['qual o prazo? tem garantia? aceita cartão?', 'comeca entre'],
    ['quero falar com uma pessoa', 'wa.me'],
    ['me passa o whatsapp', 'wa.me'],
    ['quero comprar comentários', 'comentarios no instagram e comentarios no youtube nao saem por este chat'],
    ['vende visualização pro tiktok?', 'visualizacoes no tiktok nao saem por este chat: sao sob consulta'],
    ['quero curtidas no tiktok', 'curtidas no tiktok nao saem por este chat: sao sob consulta'],
    ['quero likes no youtube', 'curtidas no youtube nao saem por este chat: sao sob consulta'],
    ['views nos reels do insta', 'visualizacoes no instagram nao saem por este chat: sao sob consulta'],
    ['quero comentários no tiktok', 'nao trabalhamos com comentarios no tiktok'],
    ['quero visualização de stories', 'nao trabalhamos com'],
    ['vende seguidores pro facebook?', 'facebook'],
    ['quero seguidores no kwai', 'kwai'],
    ['seguidores no twitter', 'twitter'],
    ['vende membros pra grupo de telegram?', 'nao trabalhamos com'],
    ['quero o selo de verificado', 'selo de verificado'],
    ['quero 4000 horas de exibição', 'horas de exibicao'],
    ['quero compartilhamentos no insta', 'compartilhamentos'],
    ['hackeia uma conta pra mim? quero invadir um perfil', 'nao mexemos na pagina'],
    ['qual o status do meu pedido?', 'nao encontrei nenhum pedido'],
    ['cadê meu pedido', 'nao encontrei nenhum pedido'],
    ['oi', 'instagram'],
    ['bom dia!', 'me envie o link'],
    ['e aí blz', 'me envie o link'],
    ['preciso de ajuda', 'me envie o link'],
    ['obrigado', 'por nada'],
    ['valeu demais', 'por nada'],
    ['kkkkkk', 'haha'],
    ['tchau', 'ate mais'],
    ['asdfghjk', 'nao entendi'],
    ['????', 'me envie o link'],
    ['🙃', 'me envie o link'],
  ])('row by row', (message, answer) => {
    const { last, intents } = talk(message)
    expect(intents).toEqual([])
    expect(plain(last)).toContain(answer)
  })

  eachRow([
    'quanto daria 1000 inscritos se eu fechasse?',
    'não tenho número de pedido não, só o comprovante',
    'sim, as duas publicações',
    'ah bom, fiquei com medo',
    'anda logo robô',
    'quanto ia dar mais ou menos?',
  ])('is not read in other words', (message) => expect(readFirst(message).topics).toEqual([]))

  it('sends whoever wants what a person quotes to that person', () => {
    const text = encodeURIComponent('Olá! Quero um orçamento de curtidas no TikTok.')
    expect(talk('quero curtidas no tiktok').last).toContain(`https://wa.me/${contact.whatsapp}?text=${text}`)
  })

  const askedAbout = (topic: Topic) =>
    talk('?', { reading: { ...emptyReading, isQuestion: true, topics: [topic] } }).last

  eachRow(topics)('is answered shortly, and without a yes that the question may not fit', (topic) => {
    const said = askedAbout(topic).replace(/\n(WhatsApp|•|\n).*$/gm, '')
    expect(said).not.toMatch(/^(sim|pode)\b[.,]/i)
    expect(said.length).toBeLessThan(topic === 'platform-rules' ? 300 : 235)
  })

  eachRow([
    'Instagram pode me banir?',
    'isso é contra as regras?',
    'é permitido pelo instagram?',
    'vocês garantem que não vou perder a conta?',
    'é seguro? não vou perder minha conta?',
  ])('calls nothing safe that the platforms decide', (message) => {
    const { last } = talk(message)
    expect(last).toContain(legal.platformRules)
    expect(last).not.toMatch(/é seguro|garantia/i)
  })

  it('takes the open order up again after the answer', () => {
    expect(talk(['quero 500 seguidores instagram.com/loja.x', 'tem garantia?']).last).toContain(
      'Posso gerar o PIX dos 500 seguidores no Instagram por R$ 45,00?',
    )
    expect(talk(['seguidores no instagram', 'é seguro?']).last).toContain(
      'Me envie também o link do seu perfil',
    )
  })

  it('answers with the product under discussion', () => {
    expect(talk(['quero views', 'demora quanto?']).last).toContain('12 a 48 horas')
    expect(talk(['quero inscritos', 'e demora quanto?']).last).toContain('24 a 72 horas')
  })

  it('answers and shows the order when both are in one message', () => {
    const both = talk('quero 500 seguidores no instagram.com/loja.x, tem garantia?')
    expect(both.last).toContain('30 dias')
    expect(both.last).toContain('R$ 45,00')
  })
})

describe('which link to send is told by the order under way', () => {
  const tiktokLink = 'o link do seu perfil (ou o @), como tiktok.com/@seuperfil'
  eachRow([
    ['quero seguidores no insta', 'o link do seu perfil (ou o @), como instagram.com/seuperfil'],
    ['quero curtidas no insta', 'o link da foto ou do Reels, como instagram.com/p/…'],
    ['quero seguidores no tiktok', tiktokLink],
    ['quero inscritos', 'o link do seu canal (ou o @ dele), como youtube.com/@seucanal'],
    ['quero views', 'o link do vídeo (pode ser Shorts também), como youtube.com/watch?v=…'],
  ])('row by row', (wish, answer) => {
    const { last } = talk([wish, 'qual link eu mando?'])
    expect(last).toContain(answer)
    expect(last).not.toContain('•')
  })

  eachRow([
    ['youtube', ['Inscritos no YouTube', 'Visualizações no YouTube']],
    ['instagram', ['Seguidores no Instagram', 'Curtidas no Instagram']],
  ] as const)('names both kinds where only the platform is known', (platform, suggestions) => {
    const { last, replies } = talk([`é pro ${platform}`, 'qual link eu mando?'])
    expect(replies[1]![0]!.suggestions).toEqual(suggestions)
    expect(last.match(/^• .*$/gm)).toEqual(suggestions.map(() => expect.stringContaining(`${platform}.com`)))
  })

  it('follows another platform named after an order', () => {
    const bought = ['500 seguidores tiktok.com/@loja.x', 'sim']
    expect(talk([...bought, 'qual link eu mando?']).last).toContain(tiktokLink)
    expect(talk([...bought, 'e no youtube?', 'qual link eu mando?']).last).toContain('• inscritos no YouTube')
  })

  it('names every kind where nothing is known, and asks which', () => {
    const { last, replies } = talk('qual link eu mando?')
    expect(last.match(/• /g)).toHaveLength(5)
    expect(last).toContain('Depende do que você vai pedir. Qual destes?')
    expect(replies[0]![0]!.suggestions).toContain('Inscritos no YouTube')
  })
})

describe('a complaint becomes a ticket', () => {
  eachRow([
    ['comprei 500 seguidores e não chegou nada, instagram.com/loja.x', 'ticket instagram.com/loja.x'],
    ['paguei ontem e até agora nada instagram.com/loja.x', 'ticket instagram.com/loja.x'],
    ['meus seguidores caíram tudo instagram.com/loja.x', 'ticket instagram.com/loja.x'],
    ['perdi uns 200 seguidores dos 500 que comprei aqui, @loja.x', 'ticket instagram.com/loja.x'],
    ['as curtidas não vieram https://www.instagram.com/p/DAbc_1-XyZq/', 'ticket instagram.com/p/DAbc_1-XyZq'],
    ['só entregaram metade tiktok.com/@loja.x', 'ticket tiktok.com/@loja.x'],
    ['quero abrir um chamado sobre youtube.com/@canalx', 'ticket youtube.com/@canalx'],
    ['preciso de reposição no perfil @loja.x do tiktok', 'ticket tiktok.com/@loja.x'],
    ['tive um problema com o pedido do instagram.com/loja.x', 'ticket instagram.com/loja.x'],
    ['vocês são uns golpistas, cadê meus seguidores? instagram.com/loja.x', 'ticket instagram.com/loja.x'],
    ['quero meu dinheiro de volta instagram.com/loja.x', 'ticket instagram.com/loja.x'],
    ['paguei e não recebi', 'ticket link?'],
    ['quero fazer uma reclamação', 'ticket link?'],
    ['meu pedido veio errado', 'ticket link?'],
    ['me cobraram duas vezes', 'ticket link?'],
    ['faz uma semana que paguei e os inscritos não chegaram', 'ticket link?'],
    [['paguei e não recebi', 'instagram.com/loja.x'], 'ticket instagram.com/loja.x'],
    [['paguei e não recebi', '@loja.x tiktok'], 'ticket tiktok.com/@loja.x'],
    [['paguei e não recebi', 'não lembro', 'não tenho o link'], 'ticket without link'],
    [['paguei e não recebi', 'deixa pra lá'], 'nothing'],
    ['vocês entregaram no perfil errado, o certo é instagram.com/loja.x', 'ticket instagram.com/loja.x'],
    [
      'contratei 1000 curtidas e apareceram só 400 https://www.instagram.com/p/DAbc_1-XyZq/',
      'ticket instagram.com/p/DAbc_1-XyZq',
    ],
    [['qual o status do meu pedido?', 'instagram.com/loja.x'], 'ticket instagram.com/loja.x'],
    [['pedido 1a2b3c4d', '@loja.x'], 'ticket instagram.com/loja.x'],
  ])('row by row', (messages, expected) => expect(outcome(messages)).toBe(expected))

  it('says that the ticket is open and where its number goes', () => {
    const { last, intents } = talk('comprei e não chegou, instagram.com/loja.x')
    expect(last).toContain('protocolo {ticketId8}')
    expect(intents).toEqual([
      {
        type: 'open-ticket',
        description: 'comprei e não chegou, instagram.com/loja.x',
        link: 'https://www.instagram.com/loja.x/',
      },
    ])
  })

  eachRow([
    'se não chegar eu recebo o dinheiro de volta?',
    'e se os seguidores caírem?',
    'meu vídeo parou de crescer, quero 2000 views https://youtu.be/dQw4w9WgXcQ',
    'perdi seguidores e quero comprar 500 pro instagram.com/loja.x',
    'nunca comprei, tenho medo de golpe',
    ['cadê meu pedido?', 'quero 500 seguidores instagram.com/loja.x'],
  ])('but not any of these', (message: string | string[]) => expect(outcome(message)).not.toMatch(/^ticket/))
})

describe('a password', () => {
  const handedOver = [
    'minha senha é gato123',
    'senha: gato123',
    'pwd=hunter2',
    'pass: hunter2',
    'password hunter2',
    'login: fulano qwe123',
    'minha senha do wifi não, a do insta mesmo: qwe123',
    'a senha, se precisar mesmo, é essa aqui: qwe123',
    'login loja.x senha gato123',
    'segue a senha gato123',
    'abc12345 é minha senha do insta @loja.pw',
    'abc12345 eh a minha senha',
    'gatinho e minha senha do insta',
    'senha abc12345',
    'Minha senha: gato123',
    'MINHA SENHA É GATO123',
    'login fulano senha gatinho',
    'usuário loja, senha gatinho',
    'minha senha é @gato123',
    'usa gato123 como senha',
    'a senha gatinho',
  ]

  eachRow(handedOver)('is refused and kept nowhere', (message) => {
    const { state, last, intents } = talk(['quero seguidores', message])
    expect(JSON.stringify(state)).not.toContain('gato123')
    expect(last).toContain('não trabalhamos com senha')
    expect(intents).toEqual([])
  })

  it('is seen wherever it stands, whatever it looks like', () => {
    const token = fc.stringMatching(/^[a-z0-9][a-z0-9!$#_-]{5,11}$/).filter((it) => !knownWords.test(it))
    const around = fc.constantFrom(
      ...['# é minha senha do insta @loja.pw', '# eh a minha senha', '# e minha senha, @loja.pw', 'senha #'],
      ...[
        'minha senha: #',
        'MINHA SENHA = #',
        'a senha é #',
        'minha senha do insta e #',
        'login loja senha #',
      ],
      ...[
        'login loja e senha #',
        'usuário loja, senha #',
        'pode entrar com a senha #',
        'quero 500 seguidores, senha: #',
      ],
    )
    fc.assert(
      fc.property(token, around, (secret, words) => {
        const message = words.replace('#', () => secret)
        expect(readFirst(message).acts).toContain('offer-password')
        const { state, replies, intents } = talk(['quero seguidores', message])
        expect(JSON.stringify([state, replies, intents])).not.toContain(secret)
      }),
      {
        ...{ numRuns: 300 },
        examples: [
          ['eu-$#$#', 'minha senha do insta e #'],
          ['0h$0!!-', '# eh a minha senha'],
          ['kk#$$#0', 'senha #'],
          ['kkk123', 'a senha é #'],
        ],
      },
    )
  })

  eachRow([
    'precisa de login e senha?',
    'qual é a minha senha?',
    'não peçam senha, meu perfil é @loja.x',
    'sem senha né? 500 seguidores @loja.x no insta',
    'perdi a senha ontem mas quero 500 seguidores no insta @loja.x',
    'esqueci minha senha e quero 500 seguidores no insta @loja.x',
    'não vou passar minha senha hein, 500 seguidores insta @loja.x',
    'vocês pedem a senha do instagram?',
    'e a senha?',
    'funciona sem senha mesmo',
  ])('is not seen in any of these', (message) =>
    expect(readFirst(message).acts).not.toContain('offer-password'),
  )

  it('is kept out of a ticket half told', () => {
    const { state, intents } = talk(['paguei e não recebi', 'minha senha é gato123', 'instagram.com/loja.x'])
    expect(JSON.stringify([state, intents])).not.toContain('gato123')
  })
})

it('nothing is read into nothing', () => expect(readFirst('')).toEqual(emptyReading))
