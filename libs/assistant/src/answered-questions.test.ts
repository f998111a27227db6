import { talk } from './testing.ts'
import { eachRow } from './test-each-row.ts'

describe('the question itself is answered', () => {
  eachRow([
    [
      'com o meu perfil fechado @loja.x do insta os 500 seguidores entram? Tô na dúvida antes de decidir',
      'público',
    ],
    ['e se passar do prazo, o que acontece?', 'abro um chamado'],
    ['onde é que eu acho o link do meu instagram?', 'Copiar link'],
    ['se eu pusesse 300 curtidas instagram.com/p/DRb2hLxZ5nA ajuda na venda?', 'não posso prometer'],
    ['será que com mais seguidor eu ia vender mais?', 'não posso prometer'],
    ['serve pra um post antigo?', 'publicação antiga'],
    ['eu não tenho pix não, dá pra pagar no boleto ou só no pix mesmo', 'pela equipe|com a equipe'],
    ['e se o reel tiver collab com outro perfil?', 'Funciona igual'],
    ['digamos que eu apague o post depois, perco tudo?', 'público'],
    ['se caírem depois de 20 dias vocês repõem sem cobrar?', '30 dias'],
    ['quero 500 seguidores no insta @loja.x. que tipo de gente segue?', 'brasileiro'],
    ['explica como se eu fosse criança, qual a diferença de seguidor pra curtida?', 'acompanha'],
    [
      'Bom dia, atendente. Quero comprar inscritos para youtube.com/@radio.clovis. Quais as opções?',
      '100 inscritos',
    ],
    ['queria entender se essas pessoas conversam comigo ou é só número', 'depende de cada uma'],
    ['quem são esses seguidores?', 'brasileiro'],
    ['tem garantia? / de quantos dias?', '30 dias'],
    ['vocês repõem se cair? / até quando?', '30 dias'],
    ['tem reposição? / por quanto tempo?', '30 dias'],
    ['depois que pago leva quanto pra começar?', 'Conta a partir'],
    ['em quantos dias chega? / até quando?', 'onta a partir'],
    ['dá pra escolher só mulher?', 'não consigo escolher'],
    ['em quanto tempo chegam as curtidas e qual é a quantidade mínima?', '24 horas[^]*mínimo de 50'],
    ['dá pra pagar de outro jeito ou é só pix?', 'à vista'],
    ['o instagram pode banir minha conta por causa disso?', 'risco'],
    ['suponha que eu compre 500 no insta @loja.x e daqui a um mês metade some. A garantia cobre?', '30 dias'],
    ['outra loja me enganou e me bloquearam no zap. Só quero saber se aqui tem garantia', '^A garantia'],
    ['será que as minhas amigas vão perceber?', 'discreta'],
    ['pra curtida é o link do perfil ou da foto?', 'link da foto'],
    ['o link tem que ser do vídeo ou do canal?', 'Depende do que você vai pedir'],
    ['quero falar com uma pessoa. Tem garantia?', '30 dias[^]*WhatsApp'],
    ['não é reclamação, paguei faz dez minutos. Demora quanto até terminar?', 'Conta a partir'],
    ['em quantos dias chega?', 'Conta a partir'],
    ['cadê meu pedido?', 'não encontrei'],
    ['o instagram percebe?', 'risco'],
    ['qual o mínimo de seguidores no insta? / e o máximo?', '^O máximo é 50.000'],
    ['quais redes sociais vocês atendem?', '^Trabalhamos com'],
    ['tem garantia? e aceita pix?', '^A garantia[^]*por PIX'],
    ['é robô ou gente? e tem telefone?', 'assistente virtual[^]*telefone'],
    ['vocês são de onde? emitem nota?', '^Somos[^]*nota fiscal'],
    ['são reais? e quanto custa 1000 no insta?', 'público brasileiro[^]*R\\$ 82,50'],
    ['quais pacotes tem pro tiktok? e é seguro?', 'É seguro[^]*100 seguidores por'],
    ['500 seguidores no insta @loja.x / meu evento é sábado, completa até lá?', 'data certa'],
    [
      '500 seguidores no insta @loja.x / a nota fiscal sai antes de eu pagar?',
      '^Para nota fiscal[^]*antes de pagar',
    ],
    ['cadê meu comprovante?', 'cartão do pedido'],
  ])('row by row', (messages, words) => expect(talk(messages.split(' / ')).last).toMatch(new RegExp(words)))
})

describe('a reply says a thing once', () => {
  eachRow([
    ['se não precisar de senha eu compro 100 inscritos pro canal. Precisa?', /senha/gi],
    ['quanto é 500 seguidores no instagram, e precisa dar a senha?', /senha/gi],
    ['e se cair? é seguro comprar aqui?', /repomos a diferença/g],
    [
      'na hipótese de eu contratar 100 seguidores no insta @loja.x, a entrega começa no mesmo dia?',
      /começam a chegar/g,
    ],
  ])('row by row', (message, words) => expect(talk(message).last.match(words)).toHaveLength(1))
})
