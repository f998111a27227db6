import type { Platform, Product } from '@smm/contracts/products'
import { brand } from '@smm/site/brand'
import { contact, whatsappLink } from '@smm/site/contact'
import { deliveryOf } from '@smm/site/delivery'
import { faqQuestion } from '@smm/site/faq'
import { legal } from '@smm/site/legal'
import { publishedProducts } from '@smm/pricing/packages'
import { advanceOrder } from './advance-order.ts'
import { type Draft, productOf } from './dialogue.ts'
import { candidates } from './answer-prices.ts'
import { askAgain, tapsFor } from './ask-again.ts'
import { mergeDraft } from './merge-draft.ts'
import type { Topic } from './reader.ts'
import { tellWhichLink } from './tell-which-link.ts'
import { bringsFacts, does, say, type Step, type Turn } from './turn.ts'
import { productChips, productName } from './wording.ts'

const faq = (id: string) => () => faqQuestion(id).answer
/** The help page's answer without its 'Sim': in a chat the question may have been put the other way round. */
const plainFaq = (id: string) => () => {
  const answer = faqQuestion(id).answer.replace(/^Sim[,.] /, '')
  return answer.charAt(0).toUpperCase() + answer.slice(1)
}

/** What we say to each topic. The help page's own texts where it has them. */
const answers: Record<Topic, (product: Product | null, platform: Platform | null) => string> = {
  'delivery-time': (product) => deliveryTime(product),
  gradual: (product) =>
    `A entrega é gradual: chega aos poucos, para parecer natural, nunca tudo de uma vez. ${deliveryTime(product)}`,
  guarantee: (product) =>
    product?.serviceType === 'followers'
      ? faqQuestion('instagram-queda').answer
      : faqQuestion('garantia').answer,
  undelivered: () =>
    `Se atrasar ou vier incompleto, é só me contar por aqui: abro um chamado e a nossa equipe resolve. ${faqQuestion('garantia').answer}`,
  'pay-first': () =>
    'O pagamento vem antes da entrega: assim que o PIX é confirmado, o seu pedido começa. Se algo não chegar como combinado, é só me chamar por aqui.',
  'pix-code': () =>
    'Os dois: o cartão do PIX, aqui no chat, traz o QR code para ler com o celular e o código copia e cola. Use o que preferir, no aplicativo do seu banco.',
  'payment-methods': () => `${faqQuestion('formas-pagamento').answer} O PIX é sempre à vista, sem parcelas.`,
  'pix-approval': () => `O PIX é aprovado na hora. ${faqQuestion('pix-confirmacao').answer}`,
  'pix-expired': () =>
    `O prazo para pagar aparece no cartão do PIX, em “Válido até”. Venceu? ${faqQuestion('pix-vencido').answer}`,
  password: faq('pede-senha'),
  safety: () =>
    `É seguro: usamos só o link público e nunca pedimos a sua senha, e a entrega é gradual, no ritmo natural do perfil. ${faqQuestion('garantia').answer}`,
  'platform-rules': () =>
    `Não temos vínculo com o Instagram, o YouTube ou o TikTok. ${legal.platformRules}: não podemos prometer o que depende de decisões delas. Da nossa parte, para a sua segurança, usamos só o link público, nunca pedimos a sua senha, e a entrega é gradual.`,
  'real-audience': plainFaq('publico-real'),
  'public-profile': plainFaq('perfil-publico'),
  monetisation: faq('youtube-monetizacao'),
  cancellation: faq('cancelamento-reembolso'),
  refund: faq('cancelamento-reembolso'),
  'support-hours': () =>
    `Este chat e o WhatsApp funcionam 24 horas por dia, 7 dias por semana. O telefone atende ${contact.hours.phone.toLowerCase()}.`,
  contact: () =>
    `Fale com a nossa equipe pelo WhatsApp ${contact.whatsappShown} (${whatsappLink()}), pelo e-mail ${contact.email} ou pelo telefone ${contact.phoneShown}, ${contact.hours.phone.toLowerCase()}.`,
  discounts: faq('descontos'),
  'how-it-works': faq('como-funciona'),
  'which-link': tellWhichLink,
  'wrong-link': faq('link-errado'),
  'track-order': faq('acompanhar-pedido'),
  'split-likes': faq('instagram-dividir-curtidas'),
  shorts: faq('youtube-shorts'),
  algorithm: (product) =>
    product?.platform === 'tiktok'
      ? faqQuestion('tiktok-para-voce').answer
      : 'Um perfil com mais números passa mais confiança a quem visita e ajuda no primeiro impulso, mas o alcance de cada publicação quem decide é a própria rede. O melhor resultado vem de somar isso a publicações frequentes.',
  invoice: () =>
    `Para nota fiscal ou recibo, fale com a nossa equipe pelo WhatsApp ${contact.whatsappShown} (${whatsappLink()}) com o número do seu pedido.`,
  company: () =>
    `Somos a ${brand.name} (${brand.legalName}, CNPJ ${brand.cnpj}), desde ${brand.foundedYear}. Nossos contatos estão na página /contato.`,
  privacy: () =>
    'Tratamos os seus dados conforme a LGPD e usamos só o link público que você envia. A compra é discreta: ninguém é avisado. Os detalhes estão na página /politica-privacidade.',
  age: () => `Para comprar é preciso ter ${legal.minimumAge} anos ou a autorização do responsável.`,
  'no-account': () =>
    'Não precisa de cadastro, login nem aplicativo: é tudo por este chat, só com o link público.',
  'new-profile': faq('tiktok-perfil-novo'),
  'for-someone': () =>
    'Pode comprar para outra pessoa, sim: basta o link público do perfil, do vídeo ou da publicação dela.',
  'order-again': () =>
    'Pode repetir quantas vezes quiser, no mesmo perfil ou em outros. Só espere um pedido terminar antes de começar outro igual no mesmo link: assim a contagem fica certa.',
  'who-are-you': () =>
    `Sou o assistente virtual da ${brand.name}, um atendimento automático: monto o seu pedido e gero o PIX por aqui. Se preferir uma pessoa, o WhatsApp é ${contact.whatsappShown} (${whatsappLink()}).`,
}

/** What we say to a topic, for who speaks of it beside an order. */
export const answerTo = (topic: Topic, product: Product | null): string =>
  withWhatsapp(answers[topic](product, product?.platform ?? null))

/** Not worth an answer beside a wish for something nobody sells here, or beside the price of so many. */
const asides = new Set<Topic>(['algorithm', 'real-audience', 'discounts', 'new-profile'])

/** Answers what is asked, then takes the order up where it stands. */
export function answerTopics(turn: Turn): Step | null {
  const { reading, targets, dialogue } = turn
  if (!reading.topics.length) return null
  const said = turn.said[0]!
  const asksElse = reading.unsold || (said.quantity !== null && does(turn, 'ask-price'))
  if (asksElse && reading.topics.every((it) => asides.has(it))) return null
  if (reading.topics.includes('wrong-link') && isOfDraft(turn))
    return advanceOrder(
      turn,
      { ...dialogue.draft, link: null, handle: null },
      'Sem problema, nada foi pedido ainda.',
    )
  const isOrdering = targets.usable.length > 0 || (said.quantity !== null && does(turn, 'order'))
  const onlyTells = isOrdering || said.quantity !== null || (does(turn, 'order') && reading.orders.length > 0)
  if (!reading.isQuestion && !turn.purchase.supposes && onlyTells) return null
  const merged = bringsFacts(turn) ? mergeDraft(dialogue.draft, said) : dialogue.draft
  const product = productOf(merged) ?? lastProduct(turn, merged)
  const platform = product?.platform ?? merged.platform
  const told = reading.topics
    .slice(0, 2)
    .map((it) => answers[it](product, platform))
    .join('\n\n')
  const answer = withWhatsapp(told)
  if (isOrdering) return advanceOrder(turn, merged, answer)
  const open = { ...dialogue, draft: dialogue.recap || dialogue.draft.link ? dialogue.draft : merged }
  const asksWhich = reading.topics.includes('which-link') && !product && !dialogue.recap
  const taps = asksWhich ? productChips(candidates(turn, merged)) : tapsFor(open)
  return {
    dialogue: { draft: open.draft },
    replies: [say(`${answer}\n\n${askAgain({ ...turn, dialogue: open })}`, taps)],
  }
}

/** 'ops, link errado', of the page he has just sent: of an order that is made already the answer tells. */
const isOfDraft = ({ dialogue: { draft }, targets, orders, reading }: Turn): boolean =>
  draft.link !== null && targets.usable.length === 0 && orders.length === 0 && !reading.isQuestion

/** What was ordered last is still spoken of, until another network is named. */
const lastProduct = ({ dialogue: { last } }: Turn, { platform }: Draft): Product | null =>
  last && (!platform || platform === last.platform) ? productOf(last) : null

/** Whoever is sent to WhatsApp is told where. */
function withWhatsapp(answer: string): string {
  if (!answer.includes('WhatsApp') || answer.includes(contact.whatsappShown)) return answer
  return `${answer} O nosso WhatsApp é ${contact.whatsappShown}: ${whatsappLink()}`
}

function deliveryTime(product: Product | null): string {
  const facts = product && deliveryOf(product)
  if (facts && product)
    return `Para ${productName(product)}, a entrega começa ${facts.startInFaq} depois do pagamento e segue aos poucos, ${phrase(facts.duration)}.`
  const lines = publishedProducts.map((it) => {
    const known = deliveryOf(it)!
    return `• ${productName(it)}: começa ${known.startInFaq}; entrega ${known.duration}`
  })
  return `Depois do pagamento confirmado, a entrega começa assim:\n${lines.join('\n')}`
}

const phrase = (duration: string) => (duration.startsWith('em ') ? duration : `ao longo ${duration}`)
