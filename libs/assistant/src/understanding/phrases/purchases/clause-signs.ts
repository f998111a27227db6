import { definite, some } from './purchase-words.ts'

/** Words that end as a past does, and verbs of what is no purchase. */
const ofOthers = `(${[
  'estou|meu|seu|teu|deixei|criei|abri|postei|lancei|montei|comecei|inaugurei|voltei|cheguei|pediu|pediram',
  'mandou|demorou|fechou|partiu|anunci[a-z]+|fal[a-z]+|mostr[a-z]+|pergunt[a-z]+|pensei|achei|interessei',
  'indic[a-z]+|convenc[a-z]+|passaram|passou|flopou|floparam',
  '(compr|lev|peg|fech|contrat|encomend|precis|solicit)arei|pedirei|quererei|adquirirei',
].join('|')})`
const besideGoods =
  '(me|de|d[oa]s|uns|umas|mais|so|pra|para|em|n[oa]s?|os|as|meus|minhas|ai|aqui|ja|voces|com)'

const bygone = `((peg|compr|lev|fech|contrat|encomend|us|bot|coloc|mand|gost|paguei .. em|gast)(uei|ei
  ava|avamos|amos|ou|aram)|coloquei|ped(i|ia|imos)|f(iz|azia|aziamos|izemos|ez)|receb(i|eu)
  ganh(ei|ou)|(tinha|havia|tinhamos) (peg|compr|lev|fech|ped|coloc|contrat)[a-z]+|vim de|comec(ei
  ou)|testei|testamos|experimentei|era|eram|foi|foram|veio|vieram)`
const inPastTime = `((d[ao]|n[ao]|a|o|em|minha|meu) (minha |meu )?((pen)?ultim[oa]|(outr[oa]
  primeir[oa]) (vez|compra|pedido|pacote))( (vez|compra|pedido|pacote))?|(mes|semana|ano|natal|vez) passad[oa]|anteontem|ontem
  antes|antigamente|outro dia|(pedido|compra|pacote|vez) (anterior|passad[oa])|sempre|costum[a-z]+
  normalmente|geralmente)`

/** Signs of a clause for the time before this message (see `readStory` for N, G, M and T). */
export const clauseSigns = {
  /** A time gone by, and nothing else said of it: 'faz 4 dias.', '500 seguidores faz uma semana' */
  'went-by': `
    ^${some('e|ja|mas|hoje|la|so|que')}(faz|fazem|ha|tem|sao|foram|se foram|se passaram|passaram|passou
      la se vao) ${some('ja|mais|quase|uns|umas|de|la|bem')}T(?= *(ja|hoje|agora)?([.,!?]| *$))
    (N|G) (ja )?(faz|ha|tem) ${some('ja|mais|quase|uns|umas|de')}T(?= *([.,!]| *$))
  `,
  paid: 'paguei | pix (ja )?(feito|pago) | fiz o (pix|pagamento) | transferi | comprovante',
  /** 'os 500 seguidores': known already, where an order to be made names '500 seguidores'. */
  known: `(${definite}|d[oa]s|aos|pr[oa]s|n[oa]s|ess[ea]s|aquel[ea]s) ([a-z]+ )?N(?! ((G )?(sao|vao|ficam) (pr[oa]|para|n[oa])s?|d[ao] (monetizacao|meta)) )`,
  /** A verb in the past, whichever it is, with number and goods as its object: it tells of what was, and orders nothing. */
  'in-the-past': `
  (?!${ofOthers}(?![a-z]))[a-z]{2,}(ei|ou|[aei]ram|[ei]u) (${besideGoods} ){0,3}N
`,
  'asks-price': `fica | pacotes? | site`,
  /** A clause that tells how many were bought before: 'da última vez peguei N', 'antes eu levava N'. */
  'bought-before': `
  ${bygone} ${some('so|uns|umas|mais|de|d[oa]s|com|voces|em|por|aqui|ai|primeiro|o|a|os|as|pacote|plano|me|no|na')}N
  ${inPastTime} .{0,40}N | N .{0,30}${inPastTime} | (alem|depois) d[oa]s N(?! (G )?(pr[oa]|para|n[oa]) )
`,
  /** A clause that tells how many are meant now. */
  'meant-now': `
  ((agora|hoje)(?! (so )?(tem|tenho|rest|sobr|fic))|d?n?essa(?= (vez|quero|compra))|desta|dessa vez|desta vez|ess[ea] (mes|ano|semana|vez)|quero
    queria|preciso|gostaria|manda|mande|bota|bote|coloca|coloque|poe|faz|fecha|gera|me ve|bora|partiu|prefiro|eu so
    aumentar|aumenta|vou (de|querer|levar|pegar)|pode ser|vendem?|vai|levo) .{0,40}(N|dobro|dobrar|triplo
    metade)
`,
  /** As 'bought-before', where nothing is said of now: 'antes eu pegava N', 'quando comprei N deu certo'. */
  'bought-only': `
    ${inPastTime} ${some('eu|a gente|nos|com|voces|,|ja|aqui|ai|so')}${bygone} ${some('so|uns|umas|de|d[oa]s|com|voces|aqui|ai|o|a')}N
  `,
  /** 'meus 300 likes', 'e os 500 seguidores do @loja?' */
  owned: `
    (meus|minhas) N | ^(\\w+ )?aquel[ea]s? N | ^(\\w+ )?e (ai )?(os|as) N( (de )?G)?( d[oa])?(?= *[?])
  `,
  /** The end of 'estava com 3200 seguidores e agora 2700'. */
  now: '^(e |mas |, )*(agora|hoje) (estou |esta |so |tem |tenho |com |e )*N',
  'last-time': 'ultima vez | outra vez | passad[oa] | anterior',
  'only-goods': '^(e |mais |de |uns |umas )*[NG]( (de )?G)?( (no|na|pro|pra|do|da) \\w+)*[ .,!?]*$',
  has: 'tem',
  /** 'minha prima comprou 100' */
  'of-other': '(?<!voces )(comprou|pegou|pagou|contratou|fechou|encomendou)',
  multiple: 'dobr* | tripl* | quadrupl* | metade*',
  number: 'N',
  goods: 'N | G',
  money: 'M',
  time: 'T',
  'asks-number': 'N.*[?]',
}
