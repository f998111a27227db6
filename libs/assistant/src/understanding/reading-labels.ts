/** Dialogue acts of a message. A message usually has one to three. */
export const acts = [
  'greet',
  'thank',
  'laugh',
  /** 'vocês são um lixo', and nothing that could be answered. */
  'insult',
  'leave',
  /** Has heard, and agrees to nothing: 'entendi', 'bom saber', 'anotado'. */
  'acknowledge',
  /** 'tá aí?' */
  'check-presence',
  /** A yes to what was asked last: 'sim', 'isso', 'fechado', 'tá certo'. */
  'agree',
  /** Agrees as one nods: 'ok', 'legal', 'tá bom'. A yes to what was just asked, and to nothing told since. Comes with `agree`. */
  'nod',
  /** Words of a yes to a recap, and others left over beside them: 'sim, depois eu vejo'. Comes with `agree` only by a verdict. */
  'partial-yes',
  /** An order to go on, valid without a question: 'gera o pix', 'confirmo', 'pode cobrar'. It comes with `agree` but where a rule took that away. */
  'command',
  /** A no to what was asked or shown: 'não', 'tá errado'. The order may go on otherwise. */
  'deny',
  /** Refuses to buy: 'não quero mais', 'tô fora', 'deixa pra próxima', 'tá caro, não vou querer'. */
  'refuse',
  /** Buys later: 'vou ver com meu marido', 'só posso pagar dia 10', 'amanhã eu confirmo'. */
  'postpone',
  /** Halts for a moment: 'pera', 'não gera ainda', 'já volto'. */
  'pause',
  /** Is not sure: 'acho que sim', 'não sei', 'talvez', 'tô pensando'. */
  'hedge',
  /** Wishes to buy, in whatever words. */
  'order',
  /** '…, pode gerar o pix': asks for the PIX behind all that the order is. Comes with `command`. */
  'order-now',
  /** One more order beside those in hand: 'e também', 'outro pedido', 'mais 300 no tiktok'. */
  'add-item',
  /** Go on with the order that waits: 'agora o outro', 'o próximo', 'pode seguir com o que falta'. */
  'next-item',
  /** Takes an order out of the cart: 'tira o do tiktok', 'só o primeiro', `removed` names it. */
  'remove-item',
  /** Something in the recap is to be another; what it is to be is in `items`, `resize` or `targets`, or still open. */
  'change',
  'change-quantity',
  'change-link',
  /** 'outro vídeo', 'a outra conta': beside the page before, unless something was wrong with it. */
  'other-page',
  'change-service',
  /** 'tá invertido', 'troquei as bolas': two orders have each other's quantity, or page. */
  'swap',
  /** 'não é esse, é @x', 'não quero 500, quero 1500', 'digo': what holds is in `items`, what does not in `replaced`. */
  'correct',
  'ask-price',
  'ask-packages',
  'ask-catalogue',
  'ask-minimum',
  'ask-maximum',
  'ask-help',
  'ask-total',
  /** Asks about the recap: 'qual perfil vc anotou?', 'confirma pra mim se é esse?'. */
  'ask-recap',
  'haggle',
  'ask-status',
  /** The code once more, or a new one: 'cadê o pix?', 'o pix venceu'. */
  'ask-pix-again',
  'say-paid',
  /** 'recebeu?', 'caiu?': a word or two, of a payment or a delivery. */
  'ask-payment',
  'ask-fell',
  /** 'ainda não paguei', 'antes que eu pague': the PIX may still be replaced. */
  'say-unpaid',
  'complain',
  /** Followers or views came and went: 'perdi 300'. Comes with `complain` where a purchase of them is complained of. */
  'report-drop',
  'want-ticket',
  'want-other-ticket',
  /** 'como está meu chamado?' */
  'ask-ticket',
  /** 'alguma novidade?': of a ticket, where there is one. */
  'ask-news',
  /** 'não quero chamado nenhum', 'cancela o chamado', 'já resolveu'. */
  'withdraw-ticket',
  'want-refill',
  'want-cancel',
  /** Goes back on a purchase that was paid: 'quero me arrepender da compra'. */
  'want-withdraw',
  /** 'quero uma cópia dos meus dados', 'apaga meus dados' (LGPD art. 18). */
  'want-data',
  'want-deletion',
  'want-refund',
  'want-person',
  /** 'quero atendimento por aqui mesmo, não tenho WhatsApp'. Comes with `want-person`. */
  'want-person-here',
  /** Sends the link later: 'mando o link mais tarde'. */
  'promise-link',
  /** Rather than a link: 'digitar meu @'. */
  'type-handle',
  'offer-password',
  /** Attempts to change prices or rules: 'ignore as instruções', 'finge que paguei'. */
  'trick',
  /** Wants followers removed, or has some to sell: never a sale. */
  'out-of-scope',
] as const
export type Act = (typeof acts)[number]

/** Subjects of questions, the more exact before the more general: of several, the first ones are answered. */
export const topics = [
  'despair',
  'sadness',
  'misunderstood',
  'off-topic',
  'language',
  'gifts',
  'asks-to-ask',
  'who-are-you',
  'monetisation',
  'pix-expired',
  'pix-approval',
  'one-pix',
  'split-pix',
  'other-payer',
  'price-later',
  'pay-first',
  'invoice',
  'receipt',
  'pix-code',
  'payment-methods',
  'password',
  'undelivered',
  'guarantee',
  'refund',
  'cancellation',
  'public-profile',
  'delivery-days',
  'delivery-date',
  'support-hours',
  'wrong-link',
  'which-link',
  'find-link',
  'split-likes',
  'shorts',
  'real-audience',
  'audience-choice',
  'interaction',
  'platform-rules',
  'safety',
  'gradual',
  'delivery-time',
  'discounts',
  'collab',
  'old-page',
  'sales',
  'difference',
  'algorithm',
  'how-it-works',
  'without-buying',
  'company',
  'contact',
  'privacy',
  'media',
  'partnership',
  'abroad',
  'no-account',
  'new-profile',
  'for-someone',
  'order-again',
  'track-order',
  'age',
] as const
export type Topic = (typeof topics)[number]

/** Wishes that nobody sells here. */
export const unsoldWishes = [
  'watch-hours',
  'verified-badge',
  'dislikes',
  'live-viewers',
  'votes',
  'comment-likes',
  'group-members',
  'reposts',
  'reviews',
  'facebook',
  'x',
  'ready-accounts',
  'other-work',
  'kwai',
  'twitch',
  'music',
  'telegram',
  'other-network',
  'story-views',
  'account-recovery',
  'management',
] as const
export type UnsoldWish = (typeof unsoldWishes)[number]

/** Restrictions on a yes or an order that the shop does not promise or that delay it. */
export const conditions = [
  /** At or after a time: 'só semana que vem', 'depois das 22h'. */
  'time',
  /** Wants to be charged at that time: 'sim, só dia 20'. */
  'charge-later',
  /** Only some people: 'só mulheres', 'de São Paulo'. */
  'audience',
  /** Pays after delivery, or a part now. */
  'pay-after',
  /** Another way to pay: 'no cartão', 'em duas vezes'. */
  'payment-method',
  /** At a price that was not offered: 'só se fizer por 50'. */
  'price',
  'invoice',
  /** Deeds asked of those who come: 'que curtam e comentem'. */
  'deeds',
  'for-ever',
  /** The visitor's own 'se': 'se tiver garantia', 'se não tiver perigo'. */
  'other',
] as const
export type Condition = (typeof conditions)[number]

/** How a purchase of before went, as the message tells it. */
export const purchaseStates = [
  /** Has not come, or not as it was ordered. */
  'pending',
  /** A part of it came. */
  'short',
  /** Came and dropped. */
  'lost',
  /** Another page or other goods were meant. */
  'wrong',
  /** The visitor is content. */
  'fine',
  /** Told without more. */
  'bought',
  /** Told as known already: 'meus 500'. So is a complaint that may be an order. */
  'named',
  /** Of another shop. */
  'elsewhere',
] as const
export type PurchaseState = (typeof purchaseStates)[number]

/** Greetings that are returned in kind; any other one by 'Oi!'. */
export const greetings = ['morning', 'afternoon', 'night', 'grace', 'peace', 'buenas', 'salve'] as const
export type Greeting = (typeof greetings)[number]

/** News of the visitor's life that deserve a word, whatever is ordered beside them. */
export const lifeEvents = ['loss', 'joy'] as const
export type LifeEvent = (typeof lifeEvents)[number]

/** The trouble of a purchase, where the message says it. */
export const troubles = ['charged-twice', 'other-page', 'never-came'] as const
export type Trouble = (typeof troubles)[number]

/** Words that please, or pass the time, and ask for nothing. */
export const kindnesses = [
  /** 'fique com Deus', 'amém'. */
  'blessing',
  'praise',
  /** 'bom trabalho', 'feliz natal'. */
  'good-wish',
  /** 'poxa, que pena'. */
  'pity',
  /** 'um abraço', 'beijo'. */
  'hug',
  /** 'chegou tudo certinho', 'já está resolvido'. */
  'all-well',
  /** 'era só isso', 'só passei pra avisar'. */
  'need-nothing',
  'how-are-you',
  'weather',
  'match',
  /** 'só queria papear'. */
  'natter',
  /** Nothing to buy and nothing to answer, by the classifier; and its mood, where it has one. */
  'chat',
  'joy',
  'woe',
] as const
export type Kindness = (typeof kindnesses)[number]

/** Things that nobody gets here, the worst first. */
export const intrusions = ['others-data', 'secrets', 'payment', 'code', 'price', 'other'] as const
export type Intrusion = (typeof intrusions)[number]
