import type { Topic } from '../../reading-labels.ts'

/** Words that hint at a topic where no phrase asks about one. */
export const topicHints = {
  password: 'acesso',
  invoice: 'nota',
  monetisation: 'inscrit* … horas',
  cancellation: '(cancel*|devolv*|reembols*|estorn*|arrepend*|desist*)',
  'pix-expired': 'validade',
  'platform-rules': `
    bani* | perceb* | descobr* | viol*
    (perd*|cair|remov*|exclu*|apag*|fech*|suspen*) ((a|o|minha|meu) )*(conta|perfil|canal)
  `,
  safety: 'segur* | confi* | problema*',
  guarantee: `cobre* | perde* | perdi* | some* | sumi* | cair(em)?`,
  'real-audience': '(?<![0-9] )reais',
  'delivery-time': `
    entreg* | cheg* | demor* | rapid* | comec* | prazo* | tempo* | quando*
    (agora|antes|ate|depois|enquanto|hoje|hora|ja|logo|minutos?) … (cai|caem|sob(e|em)|subir*)
  `,
} satisfies Partial<Record<Topic, string>>
/** The same, for words that many other questions hold. */
export const vagueHints = {
  'payment-methods': 'pag(o|a|ar|am|amento) | pix | cartao | cobram? | chave | taxa',
} satisfies Partial<Record<Topic, string>>

/** Words that tell topics apart. */
export const topicSigns = {
  /** 'os seguidores caem?' asks about losses; 'quando caem os seguidores?' about the delivery. */
  losing: `cai | caem | caia | some | somem | saem | perde* | diminu* | remov*`,
  arriving: `hoje | agora | quando | quant[oa]s? | conta`,
  /** Or a word for them, or for the time after their delivery. */
  goods: 'seguidor* | inscrit* | curtid* | view* | depois*',
  'account-falls': `
    (conta|perfil|canal) .. (cair|cai) | sumir com
    (perder?|perco|perca) ((a|o|minha|meu) )*(conta|perfil|canal|insta*)
  `,
  attends: 'atend*',
  /** 'em quanto tempo vocês respondem?' */
  'asks-answer': '(tempo|demora*|rapido) … (respond|atend|retorn)(e[rm]?|em)',
  /** Of the delivery, beside a question about losses. */
  'asks-delivery': `
    prazo(?! d[aeo] (garantia|repos)) | em quanto tempo | quanto tempo (demora|leva|pra|para) (pra |para )?(cheg|entreg|comec|receb|cair)?(?! rep)
    demora quanto | quando .. (cheg*|comec*|entreg*|receb*)
  `,
  approves: 'aprova* | confirma* | compensa*',
  cancels: '[a-z]*cancel*',
  /** In 'até quantos posso comprar de uma vez?' an order is meant, and not its delivery. */
  'asks-limit': `maxim[oa] | (posso|consigo) (comprar|pedir|colocar|pegar|fazer)`,
  'at-once': '(?<!mais )(de|por) (uma|cada) (so)? vez',
  /** Of so many: 'quanto sai 500?' */
  'asks-price': '(quanto|preco|valor) … [0-9][0-9.k]* | [0-9][0-9.k]* … (quanto|preco|valor)',
  /** 'os seguidores são gente ou robô?' is not asked of the shop. */
  'of-shop': 'isso',
}
