import type { Topic } from '../../acts.ts'

/** Words that hint at a topic where no phrase asks about one. */
export const topicHints = {
  password: 'senhas? | logins? | acesso',
  invoice: 'nota | recibo | nfe?',
  monetisation: 'monetiz* | inscrit* … horas | horas … inscrit*',
  cancellation: '(cancel*|devolv*|reembols*|estorn*|arrepend*|desist*)',
  'pix-expired': 'venc* | expir* | validade',
  'platform-rules': `
    risc* | bani* | derrub* | perceb* | descobr* | bloque* | perig* | puni* | viol* | regras | irregular*
    (perd*|cair|remov*|exclu*|apag*|fech*|suspen*) ((a|o|minha|meu) )*(conta|perfil|canal)
  `,
  safety: 'golp* | segur* | confi* | hack* | enganar | sumir com | problema*',
  guarantee: `
    garant* | queda* | despenc* | cobre* | perde* | perdi* | some* | sumi* | cair(em)? | repo*
    limp*
  `,
  'real-audience': 'reais | fakes? | bots | robos | brasileir[oa]s | do brasil | gring* | verdadeir*',
  'delivery-time': `
    entreg* | cheg* | demor* | rapid* | veloc* | comec* | inici* | prazo* | previs* | tempo* | imediat* | quando*
    (agora|antes|ate|depois|enquanto|hoje|hora|ja|logo|minutos?) … (cai|caem|sob(e|em)|subir*)
    (cai|caem|sob(e|em)|subir*) … (agora|antes|ate|depois|hoje|hora|logo)
  `,
} satisfies Partial<Record<Topic, string>>
/** The same, for words that many other questions hold. */
export const vagueHints = {
  'payment-methods': 'pag(o|a|ar|am|amento) | pix | cartao | cobram? | chave | taxa',
  'support-hours': 'horario* | atend*',
} satisfies Partial<Record<Topic, string>>

/** Words that tell topics apart. */
export const topicSigns = {
  /** 'os seguidores caem?' asks about losses; 'quando caem os seguidores?' about the delivery. */
  losing: `
    cai | caem | caia | caiam | some | somem | saem | desaparecem | vao embora | perde* | baixa* | diminu*
    limp*
    remov*
  `,
  arriving: `
    na hora | hoje | agora | rapido | quando | quant[oa]s? | pix | pagamento | preco | valor | conta | canal
  `,
  /** Or a word for them, or for the time after their delivery. */
  goods: 'seguidor* | inscrit* | curtid* | view* | visualiz* | eles | depois*',
  'account-falls': `
    (conta|perfil|canal) .. (cair|cai) | sumir com
    (perder?|perco|perca) ((a|o|minha|meu) )*(conta|perfil|canal|insta*)
    garant* … (ban*|bloque*|puni*|risc*)
  `,
  attends: 'atend* | respond* | suporte | trabalh* | funciona* | alguem | gente | ajud* | problema',
  /** Of the delivery, beside a question about losses. */
  'asks-delivery': `
    prazo(?! d[aeo] (garantia|repos)) | em quanto tempo | quanto tempo (demora|leva|pra|para) (pra |para )?(cheg|entreg|comec|receb|cair)?(?! rep)
    demora quanto | quando .. (cheg*|comec*|entreg*|receb*)
  `,
  approves: 'aprova* | confirma* | compensa*',
  cancels: '[a-z]*cancel*',
  /** In 'até quantos posso comprar de uma vez?' an order is meant, and not its delivery. */
  'asks-limit': `
    maxim[oa] | maior quantidade | limite | teto | ate quant[oa]s? | (posso|consigo) (comprar|pedir|colocar|pegar|fazer)
  `,
  'at-once': '(?<!mais )(de|por) (uma|cada) (so)? vez',
  /** 'os seguidores são gente ou robô?' is not asked of the shop. */
  'of-shop': 'voces? | falo | falando | isso | aqui | atend* | respond*',
}
