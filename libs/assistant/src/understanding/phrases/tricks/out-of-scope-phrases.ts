import { bought, gave, some } from '../purchases/purchase-words.ts'
import { verbForms } from '../../words/verb-forms.ts'

const wants = `(quero|queria|querem|queremos|preciso|gostaria|da|consigo|posso|podem?|podiam?|poderiam?
  conseguem?|tem|teria|como|vou|pretendo|e possivel|existe|interesse|tentando|afim|fim)`
/** Of what falls of itself, only a wish is meant, and no fear. */
const wishes = '((?<!nao )(quero|queria|preciso|gostaria)|como (eu )?fac[oa]|da pra|tem como|existe)'
const leading = some(`
  que|de|pra|para|como|em|jeito|jeitinho|eu|voces|a gente|faco|faz|fazer|me|se|os|as|so|ajuda|ajudem|vontade
`)
const quantity = some(`
  N|d?os|d?as|um|uns|umas|uma|parte|metade|tudo|todos|todas|alguns|algumas|ess[ea]s|dess[ea]s|meus|minhas
  seus|suas|de|d[oa]|n[oa]s|mais|ate|cerca|com|ai|logo|ja|por favor|pra mim|me|em|bastante|muitos|muitas
  ultim[oa]s|primeir[oa]s|antig[oa]s|esse monte|monte
`)
const goods = `${quantity}${quantity}(G|bots|robos|fantasmas|inativos|fakes|dislikes|pessoas)`
const page = `(perfil|perfis|contas?|canal|canais|paginas?|insta|instagram|tiktok|youtube|ig|grupo)`
const somePage = `${some('o|a|um|uma|esse|essa|este|esta|meu|minha|nosso|nossa|seu|sua|do|da|de|por|no|num|numa|outro|antig[oa]|velh[oa]')}${page}`

const removing =
  verbForms(`tirar retirar remover apagar deletar excluir eliminar expulsar limpar diminuir reduzir cortar
  abater desfazer zerar bloquear exterminar desinscrever descurtir deduzir subtrair enxugar =reduz`)
const falling = verbForms(
  'cair perder sumir diminuir baixar descer reduzir =suma =sumam =caia =caiam =perca =perco',
)
/** Not removed by somebody else, and not feared. */
const others = `(?<!(nao|nem|nunca|sem|se|medo de|risco de|instagram|insta|tiktok|youtube|plataforma|rede
  eles|vai|vao) (os |me |se |pode |podem |voces? )?)`

/** 'tava vendo 500' looks at them. */
const seeing =
  '(est[a-z]+|and[a-z]+|fi[cq][a-z]+|v(im|inha|inham|iemos|enho|em|ou)|viv[oi]a?|continu[a-z]+|so|aqui)'
const selling = `((?<!${seeing} (so |aqui |ai )?)vendo(?! (os|as|meus|minhas|o|a) G)|vendemos|vendendo|alugo|alugando|forneco
  fornecemos|ofereco|oferecemos|repasso)`

const harming = verbForms(
  'denunciar reportar derrubar banir hackear invadir clonar raquear rackear desmascarar suspender =expor =exponho =exponha',
)
const somebody = `(${somePage}|${some('o|a|ess[ea]|est[ea]|aquel[ea]|um|uma')}(concorrente|rival
  golpista|pessoa|cara|ele|ela|loja|fulano)|el[ea])`

const fun = `(brincadeir(a|inha)|brinks|brinc(o|ando)|zoeir(a|inha)|zueir(a|inha)|zoando|zuando
  zoa|zuera|troll(ando|agem)|pegadinha|mentir(a|inha)|caozada)`
const small = some(`
  haha|e|foi|era|eu|estou|estava|so|uma|mas|na|ok|ai|isso|isso e|tudo|gente|foi so|viu|que|apenas|verdade
  mano|,|testando
`)

const wishesMore = `
    (?<!nao )(quero|queria(?! (saber|ver))|manda|bota|coloca|poe|prefiro|vou (de|querer|levar)|fecha|faz
      gera|preciso) .{0,20}(N|G)
    resolvi | decidi
`

/** Clauses that want fewer of them, or that only play. */
export const clauseRequests = {
  /** Fewer of them: 'quero que tirem N G', 'uma limpeza nos meus G', 'N G a menos'. */
  less: `
  ${others}(${removing}|(some|somem|suma|sumam|sumir|sumindo) com) ${goods}
  ${others}(baix(ar|a|e|em)|descer|desce) ${some('os|as|meus|minhas')}G
  (limpeza|faxina|remocao|exclusao|reducao|retirada) ${goods} | livr(ar|a|em|o) (d?ess[ea]s )?${goods}
  ${wishes} ${leading}(perder|sumir com|baixar|diminuir|descer|deixar de ter|que (saiam|caiam
    sumam)) ${goods}
  ${wishes} que (saiam|caiam|sumam) ${goods} | ${wishes} ${leading}${quantity}G ${falling}(?! mais)
  ${others}${removing} ${quantity}N (d?ess[ea]s )?(do|da|no|na) (meu |minha )?${page}
  ${falling} de N (pra|para) N G
  (quero|queria|gostaria de
    preciso) ${some('ter|ficar com|so|estar com|de')}menos ${some('uns|umas|de')}(N )?G
`,
  'less-bare': `
  ${wants} ${leading}${removing}(?= |$) ?${some('tudo|todos|todas|eles|elas|isso|ess[ea]s|ai|do meu|do|meu|perfil|insta|instagram|por favor')}(insta
    instagram|tiktok|perfil|)(?= *([.,!?]|$))
`,
  fewer: `^${some('quero|queria|preciso|de|e|oi|ola|ficar com|ter|estar com')}${some('uns|umas')}N G a menos`,
  joke: `
  ^${small}${small}${fun}(?= *([.,!;]|$)| (haha|viu|gente|mano|esta|estou|minha|nao|so|ok|era|pessoal
    amigo|moc[oa]|nem|desculpa|esquece|ne|😂|🤣))
  ${fun} (?=haha|😂|🤣) | (haha|😂|🤣|e|#) ${some('estou|so')}${fun}(?= *([.,!;]|$)| voces| com voces)
  ^${small}${small}((so|apenas|estou|estava) (testando|simulando)|(so|apenas) ((um )?teste
    (uma )?simulacao)(?! (com|de|pra|para|:))|teste(?= *[.,!:]|$))
  (era|foi) ${some('so|apenas|mais')}((pra|para|por) ${some('eu')}(ver|saber|testar|simular|conhecer)
    curiosidade|teste|um teste|uma simulacao)
  so (por|de) curiosidade | simulei | fingindo
  (so|apenas) (olhando|pesquisando|cotando|comparando|vendo (os? )?(precos?|valor(es)?))
  (so|apenas) (pra|para) ver (se|o que) (o|voce|a) ${some('bot|robo|assistente')}
  nao vou ${some('nem|mais|querer')}(comprar|pedir|levar|querer|pagar)(?! (so|menos|pouco|mais que|aqui|em
    de outr|nada sem))
`,
  'wants-nothing': 'nao quero (comprar )?(nada|mais nada)(?= *[.,!]|$)',
  /** 'do meu insta': taken from the page, and not from the order in hand. */
  'of-page': 'que (ja )?tenho | d[oa]s? (meu|minha|perfil|conta|canal|insta*|tiktok)',
  denies: `[?]`,
  /** 'no insta não quero nada. 2500 seguidores lá no tiktok' */
  'orders-there': '^N G (la |ali |aqui )?(no|na|pro|pra) (P|insta|instagram|tiktok|youtube)',
  'wishes-more': wishesMore,
}

/** Whole messages that sell, report or warn instead of buying. */
export const storyRequests = {
  warns: `
  (?<!(que|pra|para|eles|elas|N|G) )(nao|nunca|ninguem|jamais) (comprem|compre|caiam|confiem|contratem
    paguem|peguem)(?! de mim)
  ^${some('gente|pessoal|galera|e|oi|,')}((cuidado|atencao) (pessoal|gente|galera|com (o|a|ess[ea]
    est[ea])(?! (G|meu|minha|[a-z]+grafia)))|fujam|evitem|abram o olho)
`,
  deals: `
  (?<!nao )${selling} ${some('tambem|N|uns|umas|de|um|uma|o|a|meu|minha|nosso|nossa|perfis?|pacotes?')}(N |G
    ${somePage})
  (vendendo|alugando) ${somePage}
  (quero|queria|gostaria de|posso|consigo|preciso|tenho|interesse em|vou|pretendo|querendo|como faco pra
    como) ${some('de|pra|para|eu|N|G')}(vender|alugar) ${some('N|os|as|uns|umas|de')}(G|N|${somePage}
    (pra|para|com) voces)
  (passar|passo) (pra|para) frente ${somePage} | troco (meu|minha) ${page} | ${selling} N
  tenho N (G )?(pra|para) (vender|alugar|negociar)
  (voces|^) ?${some('tambem|ai|nao')}(compram|comprariam|(?<=voces )compra|querem comprar|quer comprar
    aceitam comprar|tem interesse em comprar|teriam interesse em comprar
    aceitam) ${some('N|os|um|uma|o|a|meu|minha|meus|minhas|de')}(G|${page})
  quanto ${some('voces|que|ai')}(pagam|pagariam|paga|dao
    oferecem) ${some('em|por|pel[oa]|n[oa]|num|numa|um|uma|meu|minha|N|de')}(G|${page})
  (voces |^)pag(am|ariam) quanto (por|em|n[oa]|num) | quanto vale (o |a )?(meu|minha|um|uma) ${page}
  vendem? - se ${somePage} | tenho ${somePage} .{0,40}interess[a-z]+ (em )?(comprar )?[?]
  N G (a|por) (N|M) (cada )?(pra|para) voces | quero oferecer | troco N G por | permuta
  aceitam parceria | sou (um )?(fornecedor|distribuidor|atacadista)
`,
  reports: `
  ${harming} ${some('o|a|ess[ea]|est[ea]|aquel[ea]|um|uma|do|da')}${somebody} | N (denuncias|reports?)
  (^|[,.!;] )${some('por favor|gente|,')}(denunciem|reportem|derrubem|banam)(?= *([.,!]|$)) | ^quem (e que )?comprou N
  ^${some('o|a|esse|essa')}comprou .{0,30}(com|de) voces | (^|como |quero |dele |dela )${harming} [oa](?! (pedido|pix|compra|pagamento))(?= |$)
  ${wants} ${leading}${harming}(?= *([.,!?]|$))
`,
  /** 'denunciar vocês no procon', 'derrubar meu canal' */
  'of-shop': `${harming} .. (voces?|procon|justica|reclame|sites?|empresa|golpe|minha ${page}|meu ${page})`,
  'gives-up': `
  (ia|iria|pensei em|estava pensando em) (comprar|pedir|levar|querer|fechar) .{0,40}(desisti
    nao quero mais|mudei de ideia|deixa pra la)(?= *[.,!]*$)
  (esquece|nao ,|deixa pra la) ,? ?nao quero mais(?= *[.,!]*$)
`,
  'asks-price': 'quanto',
  'of-purchase': `${bought} | voces ${gave} | engano | foram N`,
  'wishes-more': wishesMore,
}
