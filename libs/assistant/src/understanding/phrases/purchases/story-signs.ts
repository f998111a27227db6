import { some } from './purchase-words.ts'

/** Signs over all clauses; one of them, 'then-and-now', is looked for in each clause too, and three only the models read. */
export const storySigns = {
  /** 'faz três dias': with a purchase, too long. */
  'long-ago': `
    (faz|fazem|ha|a|tem|ja|pass(ou|aram)|se passaram|vai fazer|completa
      mais de) ${some('ja|mais|quase|uns|umas|cerca|tem|faz|la|bem|de')}T
  `,
  /** 'comprei com vocês', 'que a senhora me vendeu' */
  'bought-here': `
    (compr|pag|peg|ped|contrat|encomend|adquir|fech)[a-z]+ .. (com|de|a) (voces|(os |as )?senhor[a-z]*)
    (compr|pag|peg|ped|contrat|encomend|adquir)[a-z]* .. (aqui|nessa loja|nesse site|nesta loja|neste site)
    (voces|(os? |as? )?senhor[a-z]*) .. vend(eu|eram)
  `,
  /** Some of it has come. */
  'came-in-part': `
    nao .. (cheg|v|entr|ca|complet|termin)[a-z]+ (ainda )?(tudo|todos|todas|complet[oa]s?|inteir[oa]s?|o resto)
    (chegou|chegaram|veio|vieram|entrou|entraram|caiu|cairam) (so |apenas )?(metade|parte|uma parte|algun*|pouc[oa]s|N)
    (so|apenas) (chegou|chegaram|veio|vieram|entrou|entraram|caiu|cairam) | falta* (chegar|vir|entrar|cair)
  `,
  /** 'era 1000 né, tem 650 só' */
  'agreed-and-came': `
    (?<!(sao|ficam|seriam|dao|vao ser|sendo|total de|meus|os|quero|faz) )N (G
      )?(pedid|pag|comprad|contratad|cobrad)[oa]s [^:]{0,20}N (G )?(no|na|so|ate)
    eram? (pra (ser|ter|vir) )?N .{0,30}(tem|tenho|chegou|chegaram|veio|vieram|esta com|estou com|entrou
      entraram|so) (so |apenas |uns )?N
    (pag[oa]s?|comprad[oa]s?|contratad[oa]s?|promess[a-z]+|expectativa|meta|combinad[oa]
      acordad[oa]) [:=]? ?N .{0,30}(realidade|na pratica|recebid[oa]s?|entregues?|veio|chegou|real
      no perfil) [:=]? ?N
  `,
  /** 'tinha 3200 e agora tem 2700', 'ontem 700 hoje 520', '0/500' */
  'then-and-now': `
    (estava|tinha|era|eram|estavam) (com )?(uns |quase |mais de )?N .{0,40}(agora
      hoje) ${some('ja|estou|esta|tem|tenho|so|com|ficou|e|sao|estao')}N
    ontem (tinha |eram? )?N .{0,10}hoje (so |tem |estou com )?N
    ^${some('so|ate agora|esta|em|entregue|status|:|,')}N / N(?= *[.,!]*$)
  `,
  posted: `postei | algoritmo`,
  /** A page of the visitor's own that does not grow: nothing was bought for it. */
  flopped: `
    ninguem .. (curte|curtiu|ve|viu|segue|assiste|comenta|engaja)(?! (os|as) N)
    (meu|minha|nosso|nossa) (canal|perfil|conta|pagina|insta[a-z]*|tiktok|engajamento|alcance) .. (nao
      num) .. (sobe|cresce|anda|sai do|deslancha|bomba|engaja|vinga)
  `,
  /** 'sobe 300 nela' */
  'helped-on': '(sobe|bota|coloca|manda|poe|joga|taca|enfia) (mais |uns |umas )*N',
  /** 'vocês vendem curtida?' */
  'asks-sale': 'voces (vendem|vende|trabalham com|oferecem) (o |a )?G',
  /** The visitor says that all is well by now. */
  solved: `
    (ia|iria) reclamar | (?<!nao )(continuam|continua|estao|esta|estava|estavam) (todos|todas|tudo) (la|firmes?|certinh[oa]s?)
    (?<!(nao|nem|se) )ja (chegou|chegaram|entregaram|entrou|entraram) (tudo|todos|todas)(?! .{0,60}(so que|mas|porem|depois|caiu
      cairam|sumi[a-z]+|[?]))
    (?<!(nao|nem|se) )(chegou|chegaram|entregaram|entrou|entraram|veio|vieram) (tudo|todos|todas) (agora|agorinha|hoje|ontem)(?! .{0,60}(so que
      mas|porem|depois|caiu|cairam|sumi[a-z]+|[?]))
    desconsider(a|e|em|ar) (a|o|minha|meu|essa|esse) (reclamacao|chamado)
    (?<!nao )(esta|foi|ja) resolvid[oa](?! [?])
  `,
  /** Followers that were lost had been bought. */
  'of-purchase': `
    compr[a-z]+ | pag(uei|amos|o|ou|os|as) | pedido* | entreg* | receb* | garant* | descontad*
    (de|com|por|pra) voces | M | pix (feito|pago|enviado) | (fiz|mandei|enviei) .. pix
  `,
  /** It came before it went. */
  'came-before': `entr(ou|aram) | (os|as|meus|minhas|dos|das) N | de volta`,
  goods: 'N | G',
  time: 'T',
}
