import { endsWith, isOneOf, phrases, startsWith } from '../matching/phrase-pattern.ts'

/*
 * The words before, between and behind numbers that tell what these are to each other, to the order in hand, and to the
 * price. N, G, P and L are units (see `utterance.ts`).
 */

/** 'metade do dinheiro', 'metade é da banda' */
const ofPayment =
  '(d[oa]s? (preco|valor|dinheiro|grana|pix|conta|custo)|(e|fica) (d[oa]|com|por)|(eu|el[ea]|meu|minha) )'

export const betweenNumbers = {
  times: isOneOf('(de )?(x|vezes|pacotes?|combos?|kits?|lotes?|planos?|pedidos?|compras?)( de| com)?'),
  byCount: isOneOf('(G )?x'),
  plus: isOneOf('(G )?(\\+|mais)'),
  /** 'tá com 2 mil views e 300 curtidas' */
  listed: isOneOf('G( n[oa] P)? e( so| uns| umas| mais)?'),
  toGoal: isOneOf('(G )?(pra|para|pros|pro|ate)( os| o| chegar (em|a|nos)| bater| completar)?'),
  either: phrases('ou(?! (melhor|seja)) | ^/$'),
  askedToo: phrases('[?] e'),
}

export const beforeNumbers = {
  difference: endsWith('diferenca', '\\S+'),
  growing: endsWith(`
    (sair|passar|ir|subir|pular|chegar|crescer|aumentar|saltar|evoluir|sai|pula|cresce|passa)( \\S+){0,3} (de|dos|das)
  `),
  goal: endsWith(
    'chegar|bater|completar|alcancar|atingir|inteirar|fechar|ficar|monetizar|ter|ir|virar|(pra|para) passar|ultrapassar|superar',
    'em|a|o|nos|aos|os|com|pra|para|uns|quase|ano|mes|semana|ate|d[eoa]s?|um total de',
  ),
  /** 'quero que ela bata 450' */
  wishedGoal: endsWith(
    `bata|batam|chegue|cheguem|alcance|alcancem|atinja|complete|completa|inteire|inteira|arredonda|feche|suba|subam|va|fosse|fique|tenha|passe`,
    'a|em|no|nos|aos|com|pra|para|ate|de|uns',
  ),
  insteadWished: endsWith(
    '(mas|so que|porem)( eu| ja)? (quero|queria|vou querer|prefiro|manda|faz|bota)',
    'logo|ja|uns|umas|os',
  ),
  rising: endsWith(
    '(passar|subir|crescer|pular|aumentar|saltar|evoluir) (pra|para|ate|a|aos|pros)( os| uns)?',
  ),
  missing: endsWith('falt*( (G|so|pouco))* (pra|para|pros|ate)', 'os|eu|o|bater|ter|chegar'),
  /** 'falta 100 inscritos pros mil' */
  lacking: endsWith('falt*', 'so|mais|uns'),
  /** Of the visitor, where others have theirs. */
  mine: endsWith('tenho|temos|(estou|estamos) com', 'so|uns|apenas|quase|hoje|agora'),
  buying: endsWith('compr(ar|arei|o|amos)|contrat(ar|arei|o|amos)|encomend(ar|arei|o)', 'uns|mais|so|os'),
}
/** 'pros dois' */
export const bothPages = { count: isOneOf('dois|duas'), before: isOneOf('n?[oa]s|pr[oa]s|d[oa]s|aos') }

/** Words behind digits, before these are a number. */
export const behindDigits = {
  /** Goods, units and small words, which may stand there without a blank. */
  glued: isOneOf(`
    seg*|curt*|insc*|vis*|view*|lik*|foll*|sub*|foto*|video*|post*|real*|reais*|conto*|pila*|dia*|hora*|min*|mes*|sem*|vez*
    pacote*|ano*|haha*|rs*|x|h|hs|m|e|ou|o|a|os|as|de|do|da|no|na|em|pra|pro|para|por|so|ai|ok|am|pm|kg|km|gb|que
    insta*|ig|tiktok|tt|yt|youtube|mil|k|brl|nao|sim|novos|pix|agora|mais
  `),
  /** '2 mil e 5 seguidores' */
  tenth: isOneOf('[,.!?]|de|no|na|pro|pra|para|insta*|tiktok|seg*|insc*|curt*|view*|vis*|lik*'),
}
export const behindNumbers = {
  goods: startsWith('G|n[oa] P'),
}
/** 'tenho 500, prometi 1000: manda o resto' */
export const rest = phrases(
  '(o|a) (resto|restante|diferenca) | (o|os|as) que falt(a|am) | o que esta faltando',
)
export const reaching = phrases('chegar|bater|completar|alcancar|atingir|inteirar|faltam?|fechar')

/** How a number changes the quantity in hand. */
export const resizing = {
  oneMore: phrases('mais uma?'),
  adds: endsWith(
    `mais|\\+|soma|some|somar|acrescenta|acrescente|adiciona|adicione|inclui|inclua|junta|junte|aumenta|aumente|aumentar|sobe`,
    'uns|umas|outros|outras|em|de|ai|so|ja|N|um|pacote|plano|combo|lote',
  ),
  addsBehind: startsWith('(G )?(a mais|de mais|extras?|adiciona(l|is))'),
  takes: endsWith(
    `tira|tirar|tire|diminui|diminuir|diminua|reduz|reduza|reduzir|baixa|baixe|abate|corta|corte|cortar|abater|descontar
    retirar|retira|desconta|menos`,
    'uns|umas|em|so|de|ai',
  ),
  takesBehind: startsWith('(G )?a menos'),
  /** '2 pacotes de 500' */
  counts: startsWith('(pacotes?|combos?|planos?|lotes?) de N'),
  theirs: endsWith('[oa]s'),
  /** '3 vezes isso', '10x mais' */
  times: startsWith(`
    ((x|vezes|pacotes?|combos?|planos?|lotes?) )?(mais )?(isso|disso|d?ess[ea]s?|igual|iguais|del[ea]s|a mesma)
    (x|vezes) (mais(?! (car[oa]|barat[oa]|rapid[oa]))|a quantidade)
  `),
}
/** By how much the quantity in hand is multiplied. */
export const factors: ReadonlyArray<readonly [factor: number, phrases: RegExp]> = [
  [2, phrases('mais uma? (pacote|pedido|plano|combo)? (igual|dess[ea]s?|do mesmo)')],
  [1.5, phrases('metade a mais')],
  [2, phrases('(o dobro|dobra|dobre|dobrar|dobro|duplica|duplicar|em dobro)')],
  [3, phrases('(triplo|triplica|triplicar)')],
  [4, phrases('(quadruplo|quadruplica)')],
  [
    0.5,
    phrases(
      `(?<!(pag|banc|rach)[a-z]* (so )?)(a|na|so|pela|pra|faz|fazer|manda|mandar|quero|querer) metade(?! ${ofPayment}) | ^metade(?! ${ofPayment}) | metade disso`,
    ),
  ],
]

export const ofMoney = {
  /** Beside a sum: it is a price. */
  ofPrice: isOneOf('r[$]|valor(es)?|precos?|total'),
  /** 'sumiu com 600 reais meus' */
  lost: endsWith(
    '(sumiu|sumiram|fugiu|fugiram) com|perdi|perdemos|(roubou|roubaram|levou|levaram)( meus)?',
    'uns|mais|os|meus|de|mim',
  ),
  spending: endsWith(
    'tenho|temos|separei|guardei|juntei|reservei|com|ate|gastar|gasto|investir|disponivel|orcamento|budget|verba|maximo|so tenho|posso|disponho|caixa|sobrou',
    'de|e|no|so|uns|umas|ate|r\\$|o|meu|dos|esta|pra',
  ),
  offering: endsWith(
    'faz|fazem|faria|fecha|fecho|deixa|sai|rola|fizer|fizerem|abaixa|baixa|da pra fazer|consegue|aceita|pago',
    'por|a|em|pra|isso|tudo|r\\$|so',
  ),
  naming: endsWith(
    `por|custa|cobra|valor|preco|vi|era|estava|a|sai|no valor de|pix de|que custa|o de|a de|os de|pacote de|esse de|de`,
    'r\\$',
  ),
  /** 'cada uma vai entrar com 60' */
  ofEach: phrases('cada (um|uma|pessoa|socia|socio)'),
  /** Between a thing and its price, before it: 'ingresso a 30 reais', and behind it: '25 reais o prato'. */
  beforeSum: isOneOf('a|de'),
  behindSum: isOneOf('o|a|por'),
  /** Things of the shop, or no things. */
  ours: isOneOf(`
    pacotes?|planos?|combos?|kits?|precos?|valor(es)?|total|desconto|promocao|oferta|pedidos?|notas?|orcamento|parcelas?
    entrada|sinal|milheiro|cent[oa]|centena|verba|budget|cerca|partir|menos|mais|cada|causa|depois|antes|favor|hora|vezes
    aqui|agora|dess[ea]s?|ess[ea]s?|tudo|voces?|faixa|limite|maximo|minimo|apenas|investimento|gasto|saldo
  `),
  /** A price of ours, and not what 'o rapaz da gráfica me cobrou'. */
  ofGoods: endsWith('por|a|de|em|saem?|G|esse|este|essa|valor|preco|sao', 'r\\$|so|apenas|e'),
  onGoods: startsWith('(n[oa]s?|em|por|pel[oa]s?|d[eoa]s?|as?|os?)? ?(N )?G|N|(no|na) P'),
  bareBudget: endsWith(
    'orcamento|verba|budget|caixa|gastar|investir',
    'e|de|so|ate|uns|umas|esta|no maximo|maximo|:|em torno de',
  ),
  /** 'faz por 30?' */
  bareOffer: endsWith(
    '(?<!(ela|ele) )(faz|fazem|fecha|deixa|rola|consegue)( (N|G|os|ess[ea]s)( G)? por)?',
    'isso|tudo|ai|pra|mim|por|a',
  ),
  /** 'faz 500 nesse outro', 'faz 15 sábado' */
  noOffer: startsWith('ness[ea]|pra|pr[oa]|n[oa]|aqui|L|G|P|anos?|aninhos'),
  /** 'quantos consigo com 30' */
  asksCount: isOneOf('quant*'),
  with: endsWith('com( so| uns)?'),
  paid: endsWith('(paguei|pagamos|gastei|transferi|pago|fiz um pix de|fiz o pix de|pix de)( \\S+)?'),
  /** 'pode gerar o pix de 1 real' */
  unpaid: endsWith('so|vou|quero|ger\\S+|mand\\S+|envi\\S+|emit\\S+|faz|faca|fazer|poe|pode', '\\S+'),
}

/** How a quantity is shared out among pages or platforms. */
export const sharing = {
  /** '1000, sendo 300 …' */
  parts: isOneOf('sendo|divid*|separ*|repart*|distribu*|ratea*|:'),
  /** 'a gente divide a cozinha' */
  ofOther: startsWith(
    '(o|a|um|uma) (?!(valor|quantidade|total|numero|pacote|pedido|resto|compra)(?!\\w))\\S+',
  ),
  each: isOneOf('cada|ambos|ambas'),
  /** 'minha sócia paga metade', 'o resto minha mãe banca' */
  paidBefore: endsWith('(pag|banc|rach|entr|cobr|arc)[a-z]*', 'com|a|o|so|um|uma'),
  paidBehind: startsWith(`${ofPayment}|([a-z]+ ){0,3}(pag|banc|rach)[a-z]*`),
  pointing: isOneOf('disso|dess[ea]|dest[ea]|daquilo'),
  asMuch: isOneOf('tanto|coisa|quantidade|numero|quantia'),
  /** 'o mesmo tanto' */
  same: isOneOf('mesm*'),
  counts: isOneOf('tanto|coisa|quantidade|numero|quantia|%|disso'),
}

/** Numbers that tell the gender of what they count: 'umas mil'. */
export const genders = {
  feminine: phrases('umas|duas|(duz|trez|quatroc|quinh|seisc|setec|oitoc|novec)entas'),
  masculine: phrases('uns'),
}
