import { talk } from './testing.ts'
import { eachRow } from './test-each-row.ts'

const firstWords =
  /^((Oi|Bom dia|Boa tarde|Boa noite)! )?(Confira o pedido|Confira os|Certo, atualizei|Anotado)/

describe('a word of a story opens no reply', () => {
  eachRow([
    ['faço umas cinquenta cadeiras por mês e quero 500 seguidores no insta @loja.x'],
    ['o plano da operadora é cento e dez por mês, então quero 500 seguidores no insta @loja.x'],
    ['atendo uns 30 por semana no salão. Quero 500 seguidores no insta @loja.x'],
    ['boa noite, desculpe o horário! quero 500 seguidores no insta @loja.x'],
    ['Boa tarde, tudo bem? Quero 300 curtidas na foto do almoço de domingo instagram.com/p/DNt1xKqL6vM'],
    [
      'minha mãe pergunta toda hora "quantas curtidas já tem?". Quero 300 curtidas de presente pra ela instagram.com/p/DNt1xKqL6vM',
    ],
    ['Pedido do cliente: 500 seguidores no insta @loja.x'],
    ['o rapaz do panfleto me cobrou 400 reais e não veio ninguém. Quero 500 seguidores no insta @loja.x'],
    ['minha nora queria me cobrar R$ 800 pra cuidar de tudo. Só preciso de 500 seguidores no insta @loja.x'],
    ['cliente me pagou 300 reais hoje, vou investir: 500 seguidores no insta @loja.x'],
    ['eu cobro R$ 80 a sessão e a clínica cobra 60. Quero 500 seguidores no insta @loja.x'],
    ['a concorrente @outra.loja tem 8 mil e eu nada, me vê 500 seguidores no insta pro meu, @loja.x'],
    ['vendo marmita a 18 reais, umas 150 por dia. Quero 500 seguidores no insta @loja.x'],
    ['to fazendo sorteio de 1000 reais na loja e preciso de 1500 seguidor no insta @loja.x'],
    ['num outro site tava 29 reais mas era tudo gringo. aqui eu quero só 500 seguidores no insta @loja.x'],
    ['separei 150 reais da aposentadoria, quero 500 seguidores no insta @loja.x'],
    ['500 seguidores no insta @loja.x / tem outra coisa, bota 100 a mais'],
    ['10000 views no youtu.be/dQw4w9WgXcQ / é demais pra mim neste mês, diminui pra 2000'],
    ['500 seguidores no insta @loja.x / na verdade bota no @loja.y, é a única da cidade'],
  ])('row by row', (messages) => expect(talk(messages.split(' / ')).last).toMatch(firstWords))
})

describe('a person of a story is not whom an order is for', () => {
  eachRow([
    ['perguntei pro meu marido e ele falou que pode. então pode'],
    ['meu irmão falou que era golpe mas o primo da namorada dele comprou e deu bom, então bora, pode mandar'],
    ['o limite é dele mas já tá aprovado, pode gerar'],
  ])('and the yes is read', (message) =>
    expect(talk(['500 seguidores no insta @loja.x', message]).last).toContain('Gerando'),
  )
})

describe('a no with a reason behind it is no yes', () => {
  eachRow([
    ['não, já cresceu sozinha'],
    ['n, ja ganhei um monte de curtida kkk'],
    ['hmm não, já tá lotado de seguidor lá'],
  ])('and nothing is placed', (message) =>
    expect(talk(['500 seguidores no insta @loja.x', message]).last).not.toContain('Gerando'),
  )
})

describe('an order that is cancelled', () => {
  eachRow([['cancela. vocês têm garantia?']])('is not sold again by the question beside it', (message) =>
    expect(talk(['500 seguidores no insta @loja.x', message]).last).toContain('nada foi cobrado'),
  )
})

describe('a day or a span of a story is no wish for the delivery', () => {
  eachRow([
    ['lançamos single sexta passada, a rádio tocou às 3 da manhã. 500 seguidores no insta @loja.x'],
    ['comprei em outro site e caiu tudo em 2 dias. aqui quero 500 seguidores no insta @loja.x'],
    ['esse mês pego 500 seguidores no insta @loja.x, mês que vem se Deus quiser volto'],
    ['vou falar tudo de uma vez pq depois esqueço: 500 seguidores no insta @loja.x'],
    ['500 seguidores no insta @loja.x / aff, dormi 4 horas hoje. são 100, e não 500'],
  ])('row by row', (messages) => expect(talk(messages.split(' / ')).last).not.toContain('agendar'))

  eachRow([
    ['500 seguidores no insta @loja.x, e tem que começar antes de sexta'],
    ['500 seguidores no insta @loja.x, mas só fecho se chegar até sábado'],
    ['500 seguidores no insta @loja.x / sim, mas preciso que chegue até sexta'],
  ])('unless the delivery is wanted then', (messages) =>
    expect(talk(messages.split(' / ')).last).toContain('agendar'),
  )
})

describe('a statement of many words asks about nothing', () => {
  eachRow([
    ['se cair meu pagamento sexta eu pego 500 seguidores no tiktok, o meu é @loja.x', 'garantia'],
    [
      'talvez eu dê uns 500 seguidores no TikTok de presente pra minha neta em vez de um anel',
      'outra pessoa',
    ],
    ['se meu sócio topar dividir a gente pega 500 seguidores pro insta @loja.x', 'Cada pedido vale'],
    ['tô pensando em 500 seguidores no tiktok @loja.x mas depende do show de sábado', '24 horas'],
    ['agora não, ligo quando parar a chuva, que aqui o telefone chia demais', 'Fale com a equipe'],
  ])('row by row', (message, words) => expect(talk(message).last).not.toContain(words))

  eachRow([
    ['só fecho 500 seguidores no insta @loja.x se vocês aceitarem boleto', 'por PIX'],
    ['se vocês não pedirem senha eu compro 500 seguidores no insta @loja.x', 'Nunca pedimos senha'],
    ['nunca comprei isso na vida e tenho muito medo de cair em golpe', 'É seguro'],
    ['os seguidores são de verdade ou é robô porque meu sobrinho falou que é tudo robô', 'público'],
    ['oi moça queria que você me explique quanto tempo demora pra cair tudo no tiktok', 'começam'],
  ])('unless a purchase hangs on it, or it is feared or to be explained', (message, words) =>
    expect(talk(message).last).toContain(words),
  )
})

describe("a time or a condition of one's own life asks about nothing", () => {
  const others = /garantia|risco|começam a chegar|cartão|desistir|chamado/i
  eachRow([
    ['assim que cair o meu vale eu fecho com vocês'],
    ['quando entrar o décimo eu volto'],
    ['se cair minha bolsa hoje eu confirmo, se não só semana que vem'],
    ['quando meu irmão devolver o que me deve eu pago'],
    ['quando o cartão virar eu faço'],
    ['só fecho se meu avô me emprestar, ele está no mercado'],
    ['se sobrar dinheiro do boleto da luz eu levo'],
    ['quando eu arrumar um emprego eu peço'],
  ])('row by row', (message) => {
    const { last, intents } = talk(['500 seguidores no insta @loja.x', message])
    expect(last).not.toMatch(others)
    expect(intents).toEqual([])
  })

  eachRow([
    ['quando os seguidores caírem vocês repõem?', 'garantia'],
    ['e se a conta cair, perco o dinheiro?', 'risco'],
    ['se o meu perfil for privado funciona?', 'público'],
    ['só fecho se vocês aceitarem cartão', 'com a equipe'],
    ['e se minha mãe pagar o pix?', 'qualquer conta'],
    ['quando vou receber', 'começam'],
  ])('one of the order does', (message, words) =>
    expect(talk(['500 seguidores no insta @loja.x', message]).last).toContain(words),
  )
})

describe("a word of the visitor's own matter is no question about ours", () => {
  eachRow([
    ['meu pix tem limite de 200 por noite, aceita cartão?', 'máximo'],
    ['o nubank baixou meu limite, dá pra ser no boleto?', 'máximo'],
    ['quais redes vocês atendem?', '24 horas por dia'],
    ['atendem youtube também?', '24 horas por dia'],
    ['andei vendo 1000 seguidores pro tiktok', 'não removemos'],
    ['500 seguidores no insta @loja.x, minha sobrinha faz 12 amanhã', 'da tabela'],
    ['faz 300 nesse aqui, seguidores insta @loja.x', 'da tabela'],
    ['quanto sai 500 curtidas? uma colega paga 90 num site', 'da tabela'],
    ['quanto sai 1000 inscritos no youtube? / era só pra ter uma noção de valores, agradeço', 'R\\$'],
    ['quanto sai 1000 inscritos no youtube? / só queria um orçamento pra reunião, valeu', 'link'],
    ['500 seguidores no insta @loja.x / consigo ter tudo antes do feriado?', 'WhatsApp'],
  ])('row by row', (messages, words) =>
    expect(talk(messages.split(' / ')).last).not.toMatch(new RegExp(words)),
  )
})

describe('only what a sentence asks is answered', () => {
  eachRow([
    ['tenho perfil fechado por segurança. Precisa abrir o perfil?', 'público', 'É seguro'],
    ['vocês atendem de domingo? é quando minha neta vem aqui', '24 horas', 'Conta a partir'],
    ['quanto tempo demora pra cair visualização no youtube depois que paga?', 'começam', 'YouTube pede'],
    ['se eu fizer 500 seguidores no insta cai hoje ainda?', 'começam', 'risco'],
    ['o insta é da loja, tudo bem? aceita cartão?', 'PIX', 'outra pessoa'],
  ])('row by row', (message, words, others) => {
    const { last } = talk(message)
    expect(last).toContain(words)
    expect(last).not.toContain(others)
  })
})

describe('a noun beside a question is not what it asks', () => {
  eachRow([
    [
      'queria 300 curtidas na foto da festa de domingo instagram.com/p/DNt1xKqL6vM, quanto fica?',
      '24 horas por dia',
    ],
    ['meu sócio só responde de noite. Quanto sai 500 seguidores no insta @loja.x?', '24 horas por dia'],
    ['dou aula de espanhol e queria 500 seguidores no insta @loja.x, vocês fazem?', 'Respondo em'],
    ['ganhei esse perfil de presente. Vocês colocam 500 seguidores no insta @loja.x?', 'outra pessoa'],
    ['o post é da nossa promoção de inverno, quanto saem 300 curtidas?', 'progressivos'],
    [
      '500 seguidores no insta @loja.x e 300 curtidas instagram.com/p/DNt1xKqL6vM. Dá pra fazer tudo junto?',
      'gradual',
    ],
    ['quando eu receber dia 10 eu pego 500 seguidores no insta @loja.x', 'Conta a partir'],
    [
      'trabalho com telefone e internet, quero 500 seguidores no insta @loja.x, quanto dá?',
      'Fale com a equipe',
    ],
    ['somos um coral da terceira idade e queremos 500 seguidores no insta @loja.x', 'anos ou'],
    ['a loja abriu agora e tá zerada. Os dois saem num pix só?', 'Serve qualquer'],
    ['Que Deus abençoe o trabalho de vocês, 500 seguidores no insta @loja.x', 'risco'],
  ])('row by row', (message, words) => expect(talk(message).last).not.toContain(words))

  eachRow([
    ['vocês atendem no domingo?', '24 horas'],
    ['vocês falam inglês?', 'Respondo em português'],
    ['posso comprar de presente pra uma amiga?', 'outra pessoa'],
    ['tem alguma promoção hoje?', 'progressivos'],
    ['os seguidores chegam tudo junto?', 'gradual'],
    ['tem idade mínima?', 'anos ou'],
    ['tem telefone?', 'Fale com a equipe'],
    ['qual o telefone de vocês?', 'Fale com a equipe'],
    ['só compro se não pedirem senha. Pedem?', 'Nunca pedimos'],
    ['quando chegam os seguidores?', 'começa'],
  ])('unless it is asked about', (message, words) => expect(talk(message).last).toContain(words))
})

describe('who asks for the PIX at the recap gets it', () => {
  eachRow([
    ['isso msm, qual o pix?', 'Gerando'],
    ['fechado, qual é o pix?', 'Gerando'],
    ['qual o pix?', 'Gerando'],
    ['fechado, meu parceiro. O perfil está certo, manda o pix que eu pago agora', 'Gerando'],
    ['qual o pix? aceita cartão?', 'com a equipe'],
    ['fechado, mas qual a chave?', 'Posso gerar'],
  ])('row by row', (message, words) =>
    expect(talk(['500 seguidores no insta @loja.x', message]).last).toContain(words),
  )
})

describe('what is asked or haggled stays answered', () => {
  eachRow([
    ['500 seguidores no insta @loja.x por 30 reais', 'mesmo para todo mundo'],
    ['quero 500 seguidores no insta @loja.x mas só tenho 30 reais', 'mesmo para todo mundo'],
    ['no outro site tá 20, 500 seguidores no insta @loja.x', 'igual para todo mundo'],
    ['o concorrente cobra R$ 20, quero 500 seguidores no insta @loja.x', 'todo mundo'],
    ['500 seguidores no insta @loja.x, divide 100 por dia', 'agendar'],
    ['Oi, tudo bem? Tem garantia?', '30 dias'],
    ['meu perfil é fechado. Tem problema?', 'público'],
    ['vocês me garantem que não cai?', '30 dias'],
  ])('row by row', (message, words) => expect(talk(message).last).toContain(words))
})

describe('a sum', () => {
  eachRow([
    ['um colega me vendeu 1000 por 25 reais e era tudo robô. 500 seguidores no insta @loja.x'],
    ['a padaria do lado pagou 90 reais num anúncio e deu em nada. me vê 500 seguidores no insta @loja.x'],
    ['rodízio a 59 reais toda sexta, venham. 500 seguidores no insta @loja.x'],
    ['cada um dos 4 entrou com 30 reais. 1500 seguidores no insta @loja.x'],
    ['500 seguidores no insta @loja.x', 'acabei de pagar, o estacionamento aqui custou 22 reais, que roubo'],
    ['500 seguidores no insta @loja.x', 'o lanche a 18 reais, acredita? sim, pode gerar'],
    ['boa noite, domingo tem feijoada na igreja, 30 reais a porção, apareça'],
  ])('of a story is no offer and no budget', (...messages) =>
    expect(talk(messages).last).not.toMatch(
      /mesmo para todo mundo|preço é o da tabela|dá para escolher|Com R\$/,
    ),
  )

  eachRow([
    ['faz 500 seguidores por 30 reais? @loja.x insta'],
    ['no outro site tá 20, 500 seguidores no insta @loja.x'],
    ['500 seguidores no insta @loja.x', 'faz por 30 que eu fecho'],
  ])('that haggles is answered', (...messages) =>
    expect(talk(messages).last).toMatch(/mesmo para todo mundo|da tabela/),
  )

  eachRow([['tenho 50 reais, o que dá pra pegar?'], ['juntei 45 reais pra seguidor no insta']])(
    'that can be spent is answered',
    (message) => expect(talk([message]).last).toMatch(/^Com R\$/),
  )
})

describe('a condition', () => {
  const said = /pagamento vem antes|é por PIX|só sai quando você|da tabela/
  eachRow([
    ['meu avô vendia fiado a vida toda. Quero 500 seguidores no insta @loja.x'],
    ['o último lugar só aceitava boleto e demorava. Quero 500 seguidores no insta @loja.x'],
    ['outra empresa me cobrou 90 por 500. Prefiro os 500 com vocês, insta @loja.x'],
    ['500 seguidores no insta @loja.x', 'chegou visita ontem e o almoço queimou. pode gerar'],
    ['500 seguidores no insta @loja.x', 'sim', 'agora faz outro igual pro tiktok @loja.x'],
  ])('that is only told is not answered', (...messages) => expect(talk(messages).last).not.toMatch(said))

  eachRow([
    ['500 seguidores no insta @loja.x, mas só pago depois que chegar'],
    ['500 seguidores no insta @loja.x, pago no boleto'],
    ['500 seguidores no insta @loja.x', 'sim, mas gera só amanhã'],
    ['no outro site tá 20, 500 seguidores insta @loja.x'],
  ])('that is made is answered', (...messages) => expect(talk(messages).last).toMatch(said))
})
