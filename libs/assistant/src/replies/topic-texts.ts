import type { Platform, Product } from '@smm/contracts/products'
import { publishedProducts } from '@smm/pricing/published-products'
import { brand } from '@smm/site/brand'
import { contact } from '@smm/site/contact'
import { deliveryOf } from '@smm/site/delivery'
import { faqQuestion } from '@smm/site/faq'
import { legal } from '@smm/site/legal'
import type { Topic } from '../understanding/acts.ts'
import { exampleLink, neededLink, onWhatsapp, productName, targetName } from './wording.ts'

const whatsapp = `\n${onWhatsapp()}`
const faq = (id: string) => faqQuestion(id).answer

const withoutYes = (answer: string) =>
  answer.startsWith('Sim, ') || answer.startsWith('Sim. ') ? answer.slice('Sim, '.length) : answer

/** The help page's answer without its 'Sim': in a chat the question may have been put the other way round. */
function plainFaq(id: string): string {
  const answer = withoutYes(faq(id))
  return answer.charAt(0).toUpperCase() + answer.slice(1)
}

type Answer = string | ((product: Product | null, platform: Platform | null) => string)

/** One row per topic; the help page's own texts where it has them. */
const answers: Record<Topic, Answer> = {
  'delivery-time': (product) => deliveryTime(product),
  gradual: (product) =>
    `A entrega é gradual: chega aos poucos, para parecer natural, nunca tudo de uma vez. ${deliveryTime(product)}`,
  guarantee: (product) => faq(product?.serviceType === 'followers' ? 'instagram-queda' : 'garantia'),
  undelivered: `Se atrasar ou vier incompleto, é só me contar por aqui: abro um chamado e nossa equipe resolve. ${faq('garantia')}`,
  'pay-first':
    'O pagamento vem antes da entrega: assim que o PIX é confirmado, o pedido começa. Se algo não chegar como combinado, é só me chamar por aqui.',
  'pix-code':
    'Os dois: o cartão do PIX, aqui no chat, traz o QR Code para ler com o celular e o código copia e cola. Use o que preferir, no aplicativo do banco.',
  'payment-methods': `${faq('formas-pagamento')} O PIX é sempre à vista, sem parcelas.`,
  'pix-approval': `O PIX é aprovado na hora. ${faq('pix-confirmacao')}`,
  'pix-expired': `O prazo para pagar aparece no cartão do PIX, em “Válido até”. Venceu? ${faq('pix-vencido')}`,
  password: faq('pede-senha'),
  safety: `É seguro: usamos só o link público e nunca pedimos senha, e a entrega é gradual, no ritmo natural do perfil. ${faq('garantia')}`,
  'platform-rules': [
    'Não temos vínculo com o Instagram, o YouTube ou o TikTok.',
    `${legal.platformRules}: não podemos prometer o que depende de decisões delas.`,
    'Da nossa parte, usamos só o link público, nunca pedimos senha, e a entrega é gradual, para mais segurança.',
  ].join(' '),
  'real-audience': plainFaq('publico-real'),
  'public-profile': plainFaq('perfil-publico'),
  monetisation: faq('youtube-monetizacao'),
  cancellation: faq('cancelamento-reembolso'),
  refund: faq('cancelamento-reembolso'),
  'support-hours': `Este chat e o WhatsApp funcionam 24 horas por dia, 7 dias por semana. O telefone atende ${contact.hours.phone.toLowerCase()}.${whatsapp}`,
  contact: `Fale com nossa equipe pelo WhatsApp, pelo e-mail ${contact.email} ou pelo telefone ${contact.phoneShown}, ${contact.hours.phone.toLowerCase()}.${whatsapp}`,
  discounts: faq('descontos'),
  'how-it-works': faq('como-funciona'),
  'which-link': (product, platform) => whichLink(product, platform),
  'wrong-link': faq('link-errado'),
  'track-order': faq('acompanhar-pedido'),
  'split-likes': faq('instagram-dividir-curtidas'),
  shorts: faq('youtube-shorts'),
  algorithm: (product) =>
    product?.platform === 'tiktok'
      ? faq('tiktok-para-voce')
      : [
          'Um perfil com mais números passa mais confiança a quem visita e ajuda no primeiro impulso,',
          'mas o alcance de cada publicação quem decide é a própria rede.',
          'O melhor resultado vem de somar isso a publicações frequentes.',
        ].join(' '),
  invoice: `O comprovante de cada compra sai aqui no chat, no cartão do pedido. Para nota fiscal, fale com nossa equipe pelo WhatsApp com o número do pedido.${whatsapp}`,
  company: `Somos a ${brand.name} (${brand.legalName}, CNPJ ${brand.cnpj}), desde ${brand.foundedYear}. Nossos contatos estão na página /contato.`,
  privacy:
    'Tratamos seus dados conforme a LGPD e usamos só o link público que você envia. A compra é discreta: ninguém é avisado. Os detalhes estão na página /politica-privacidade.',
  'no-account': 'Não precisa de cadastro, login nem aplicativo: é tudo por este chat, só com o link público.',
  'new-profile': faq('tiktok-perfil-novo'),
  'for-someone':
    'Pode comprar para outra pessoa, sim: basta o link público do perfil, do vídeo ou da publicação dela.',
  'order-again':
    'Pode repetir quantas vezes quiser, no mesmo perfil ou em outros. Só espere um pedido terminar antes de começar outro igual no mesmo link: assim a contagem fica certa.',
  'who-are-you': `Sou o assistente virtual da ${brand.name}, um atendimento automático: monto o pedido e gero o PIX por aqui. Se preferir uma pessoa, é só chamar.${whatsapp}`,
  age: `Para comprar é preciso ter ${legal.minimumAge} anos ou a autorização do responsável.`,
}

/** The answer to a topic, for the product or the network that is spoken of. */
export function answerTo(topic: Topic, product: Product | null, platform: Platform | null): string {
  const answer = answers[topic]
  const text = typeof answer === 'string' ? answer : answer(product, platform)
  return text.includes('WhatsApp') && !text.includes(contact.whatsappShown) ? text + whatsapp : text
}

function deliveryTime(product: Product | null): string {
  const facts = product && deliveryOf(product)
  if (facts && product)
    return `Para ${productName(product)}, a entrega começa ${facts.startsBetween} depois do pagamento e segue aos poucos, ${phrase(facts.duration)}.`
  const lines = publishedProducts.map((it) => {
    const known = deliveryOf(it)
    return `• ${productName(it)}: começa ${known?.startsBetween}; entrega ${known?.duration}`
  })
  return `Depois do pagamento confirmado, a entrega começa assim:\n${lines.join('\n')}`
}

const phrase = (duration: string) => (duration.startsWith('em ') ? duration : `ao longo ${duration}`)

function whichLink(product: Product | null, platform: Platform | null): string {
  if (platform === 'tiktok') return faq('tiktok-link')
  if (platform === 'instagram') return faq('instagram-link')
  if (product)
    return `Para ${productName(product)}, serve o endereço público do ${targetName(product).toLowerCase()}, como ${exampleLink(product)}.`
  const lines = publishedProducts
    .filter((it) => !platform || it.platform === platform)
    .map((it) => `• ${productName(it)}: ${neededLink(it)}, como ${exampleLink(it)}`)
  return `Depende do que você vai pedir. Qual destes?\n${lines.join('\n')}`
}
