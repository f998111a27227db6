import { namesIn, phrases } from './phrases/phrases.ts'
import type { Topic } from './acts.ts'
import { topicHints, topicPhrases } from './phrases/topic-phrases.ts'

/** 'os seguidores caem?' asks about losses; 'quando caem os seguidores?' about the delivery. */
const losing = phrases(`
  cai | caem | caia | caiam | some | somem | saem | desaparecem | vao embora | perde* | baixa* | diminu* | limp* | remov*
`)
const arriving = phrases(`
  na hora | hoje | agora | rapido | quando | quant[oa]s? | pix | pagamento | preco | valor | conta | canal
`)
const followers = phrases('seguidor* | inscrit* | curtid*')
const anyGoods = phrases('seguidor* | inscrit* | curtid* | view* | visualiz* | eles | depois*')
const accountFalls = phrases(`
  (conta|perfil|canal) .. (cair|cai) | sumir com | (perder?|perco|perca) ((a|o|minha|meu) )*(conta|perfil|canal|insta*)
  garant* … (ban*|bloque*|puni*|risc*)
`)
const approves = phrases('aprova* | confirma* | compensa*')

/** In 'até quantos posso comprar de uma vez?' an order is meant, and not its delivery. */
const asksLimit = phrases(
  'maxim[oa] | limite | teto | ate quant[oa]s? | (posso|consigo) (comprar|pedir|colocar|pegar|fazer)',
)
const atOnce = /(?<! mais) (de|por) (uma|cada) (so )?vez(?!\w)/
/** 'os seguidores são gente ou robô?' is not asked of us. */
const ofUs = phrases('voces? | falo | falando | isso | aqui | atend* | respond*')

/** Which topics make others void: who asks whether a PIX is approved does not ask how to pay. */
const voids: Partial<Record<Topic, Topic[]>> = {
  password: ['privacy'],
  'pix-expired': ['payment-methods', 'delivery-time'],
  'pix-approval': ['payment-methods', 'delivery-time'],
  'pay-first': ['payment-methods', 'pix-expired', 'delivery-time'],
  undelivered: ['guarantee', 'delivery-time'],
  'payment-methods': ['split-likes'],
  guarantee: ['delivery-time'],
  'platform-rules': ['safety'],
  'public-profile': ['support-hours'],
  'who-are-you': ['real-audience', 'contact'],
  'support-hours': ['undelivered'],
  invoice: ['pix-approval', 'company'],
}

/** What the message asks about, told from its plain text. */
export function findTopics(text: string): Topic[] {
  const plain = asksLimit.test(text) ? text.replace(atOnce, ' ') : text
  const found = new Set(namesIn(topicPhrases, plain))
  if (found.has('who-are-you') && anyGoods.test(plain) && !ofUs.test(plain)) found.delete('who-are-you')
  if (losing.test(plain) && !arriving.test(plain) && anyGoods.test(plain)) found.add('guarantee')
  if (losing.test(plain) && found.has('refund') && followers.test(plain)) found.add('guarantee')
  if (accountFalls.test(plain)) found.delete('guarantee')
  if (approves.test(plain)) found.delete('pix-expired')
  if (found.has('refund') && !plain.includes('cancel')) found.delete('cancellation')
  if (found.has('company') && plain.includes('ha quanto tempo')) found.delete('delivery-time')
  for (const topic of [...found]) voids[topic]?.forEach((it) => found.delete(it))
  return [...found]
}

/** The topic of a question that no pattern knows, told from its most telling word. */
export const guessTopic = (plain: string): Topic | null => namesIn(topicHints, plain)[0] ?? null
