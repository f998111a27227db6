import { talk } from '../../testing.ts'
import { eachRow } from '../../test-each-row.ts'

const offers = /Vamos lá|me envie o link|não entendi|Só para eu acertar|Sinto muito/i

describe('kind words are answered in kind, without a word of sales', () => {
  eachRow([
    ['oi / só passei pra agradecer mesmo ❤️', 'Por nada!'],
    ['oi / era só isso mesmo, obrigada', 'Por nada!'],
    ['aceita cartão? / certo, obrigado pela explicação', 'Por nada!'],
    ['aceita cartão? / ah, que pena, era só isso', 'é só chamar'],
    ['aceita cartão? / tranquilo, só queria saber mesmo', 'é só chamar'],
    ['oi / não preciso de mais nada, tá tudo resolvido', 'Que bom que deu tudo certo'],
    ['oi / Deus abençoe vocês', 'Amém'],
    ['oi / amém, fiquem com Deus', 'Amém'],
    ['oi / zoeira, vocês são top 🤣', 'obrigado'],
    ['oi / nota dez pro atendimento', 'obrigado'],
    ['vocês são muito educados, parabéns pelo trabalho', 'obrigado'],
    ['oi / bom trabalho aí pra vocês', 'para você também'],
    ['feliz natal atrasado e próspero ano novo pra toda a equipe', 'para você também'],
    ['oi / muito obrigada pela atenção e bom feriado', 'Por nada'],
    ['oi / que atendimento top, parabéns à equipe', 'obrigado'],
    ['obrigado, já resolvi por aqui', 'Que bom'],
    ['oi / um abraço pra equipe', 'Um abraço'],
    ['vocês vendem seguidor no kwai? / poxa, que pena', 'uma pena'],
    ['vocês vendem seguidor no kwai? / que triste viu', 'uma pena'],
    ['Desejo a toda a equipe um excelente final de semana.', 'para você também'],
    ['desejamos a vocês um ótimo domingo', 'para você também'],
    ['minha filha passou no vestibular!', 'Que notícia boa'],
    ['nossa, que dia puxado hoje', 'Força'],
    ['o vasco só me faz sofrer', 'Força'],
    ['e o mengão ontem hein', 'torcida'],
    ['cê viu o eclipse ontem?', 'eu fico devendo'],
    ['eu não comprei nada não, tô só contando', 'é só chamar'],
    ['500 seguidores no insta / minha avó fez 90 anos hoje', 'Entendi'],
    ['quanto custa 500 seguidores no insta? / Obrigada. Era apenas isso que eu precisava saber.', 'Por nada'],
    [
      '500 seguidores no tiktok @loja.x / dispenso a compra. / Não, nenhuma outra me interessa. Passar bem.',
      'é só chamar',
    ],
    ['oi / desejo muito sucesso a vocês', 'para você também'],
    ['quanto custa 500 seguidores no insta? / ah tá, obrigada', 'Por nada'],
    ['quanto custa 500 seguidores no insta? / ok, valeu', 'Por nada'],
    ['ontem eu ia reclamar que não tinha chegado, mas hoje entrou tudo. Só passei pra avisar', 'Que bom'],
    ['os 500 seguidores chegaram todos certinho, só queria agradecer', 'Que bom'],
    [
      'vou processar vocês brincadeira viu comprei cem seguidores e não dou conta kkk parabéns pelo serviço',
      'obrigado',
    ],
  ])('row by row', (messages, words) => {
    const { last, intents } = talk(messages.split(' / '))
    expect(last).toContain(words)
    expect(last).not.toMatch(offers)
    expect(intents).toEqual([])
  })
})

describe('small talk has an answer of its own before the offer', () => {
  eachRow([
    ['oi / tudo bem por aí?', 'com você?'],
    ['bom dia! como vc tá hoje?', 'com você?'],
    ['a novela só começa mais tarde, resolvi puxar conversa. E aí, como vai a vida?', 'com você?'],
    ['que calor em Teresina hoje hein', 'tempo'],
    ['o concorrente comprou seguidor falso e sumiu tudo kkkk', 'Haha'],
    ['choveu demais aqui, caiu até o muro', 'tempo'],
    ['viu o jogo do Bahia ontem?', 'torcida'],
    ['tá chovendo aí também?', 'tempo'],
    ['e o grenal hein', 'torcida'],
    ['oi / só queria papear um pouco', 'Fique à vontade'],
  ])('row by row', (messages, words) => {
    const { last } = talk(messages.split(' / '))
    expect(last).toContain(words)
    expect(last).not.toContain('não entendi')
  })
})

describe('beside something to do, it is done', () => {
  eachRow([
    ['fiquem com Deus, quero 500 seguidores no insta @loja.x', 'Confira o pedido'],
    ['desejo 500 seguidores no insta @loja.x', 'Confira o pedido'],
    ['que pena! então quero 500 seguidores no insta @loja.x', 'Confira o pedido'],
    ['quanto custa 500 seguidores no insta? / ok, obrigado, é o @loja.x', 'Confira o pedido'],
    ['quanto custa 500 seguidores no insta? / beleza', 'link do seu perfil'],
    ['tudo bem? quanto custa 500 seguidores no insta?', 'R$ 45,00'],
    ['chegou tudo certinho mas agora sumiram 200 seguidores', 'Sinto muito'],
    ['parabéns, paguei faz três dias e não chegou nada', 'Sinto muito'],
    ['ainda não chegou tudo, obrigada', 'Sinto muito'],
  ])('row by row', (messages, words) => expect(talk(messages.split(' / ')).last).toContain(words))
})

describe('a greeting is returned before whatever is answered', () => {
  eachRow([
    ['Moça, boa tarde, 500 seguidores no insta @loja.x', /^Boa tarde! Confira/],
    ['Bom dia, vocês emitem nota fiscal?', /^Bom dia! /],
    ['Prezados, boa noite. Quanto tempo demora?', /^Boa noite! /],
    ['minhas clientes vivem no facebook mandando bom dia com flor. Vocês vendem pra lá?', /^Infelizmente/],
    ['500 seguidores no insta @loja.x', /^Confira/],
  ])('row by row', (message, words) => expect(talk(message).last).toMatch(words))
})

describe('a turn without an open wish is closed in one sentence, and asks for nothing', () => {
  eachRow([
    ['vocês são robô? / kkk blz', /^(Combinado|Beleza|Haha)[^?]+$/],
    ['qual o prazo? / a tá', /^(Combinado|Beleza)[^?]+$/],
    ['500 seguidores no insta @loja.x / hmm', /^Sem pressa[^?]+$/],
    ['500 seguidores no insta @loja.x / kkkk', /^Haha![^?]+$/],
    ['500 seguidores no insta @loja.x / anotado', /^Fique à vontade[^?]+$/],
    [
      '500 seguidores no insta @loja.x / ela responde amanhã, aí eu te falo',
      /^Combinado, fico no aguardo[^?]+$/,
    ],
    ['oi / 👋', /^Até mais/],
    ['quanto custa 500 seguidores no insta? / blz', /^Combinado, sem pressa! .*link do seu perfil[^?]+$/],
    ['500 seguidores no insta @loja.x / não vou querer, fiquem com Deus', /^Amém! Tudo bem[^?]+$/],
    ['500 seguidores no insta @loja.x / não quero não, obrigada', /^Eu que agradeço! Tudo bem[^?]+$/],
    ['500 seguidores no insta @loja.x / hoje não, boa noite, fica com Deus', /^Amém! Boa noite! [^?]+$/],
    [
      '500 seguidores no insta @loja.x / que robô lento, não quero mais',
      /^Desculpe o transtorno! Tudo bem[^?]+$/,
    ],
    ['quero seguidores no insta / já volto', /^Sem pressa, espero você por aqui!$/],
    ['só tava olhando, boa noite', /^Boa noite! Tudo bem, sem problema! [^?]+$/],
    ['entrei aqui por engano, desculpa', /^Tudo bem, sem problema! [^?]+$/],
    ['xau', /^Até mais/],
    ['oi / nada não, falou', /^Combinado! Até mais/],
    [
      'quanto custa 200 seguidores no insta? / beleza, coloquei 300 na planilha. obrigado, é só pro trabalho',
      /^Por nada[^?]+$/,
    ],
    [
      'quanto custa 200 seguidores no insta? / quando minha irmã aprovar a gente conversa',
      /sem pressa[^?]+$/,
    ],
    ['500 seguidores no insta @loja.x / deixemos sem efeito, agradeço', /nada foi cobrado[^?]+$/],
    ['500 seguidores no insta @loja.x / amém irmão', /^(Amém|Fique à vontade)[^?]+$/],
    [
      'se meu sócio topar, 500 seguidores no tiktok @loja.x',
      /^500 seguidores no TikTok para @loja.x saem[^?]+$/,
    ],
    ['talvez eu queira uns inscritos pro meu canal, ainda tô pensando', /sem pressa[^?]+$/i],
    ['oi / vim contar que minha filha passou na federal!', /^Que notícia boa[^?]+$/],
  ])('row by row', (messages, words) => {
    const { last, intents } = talk(messages.split(' / '))
    expect(last).toMatch(words)
    expect(last).not.toMatch(offers)
    expect(intents).toEqual([])
  })
})
