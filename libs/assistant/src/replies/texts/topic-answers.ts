import { type Platform, platformNames, type Product } from '@smm/contracts/products'
import { publishedProducts } from '@smm/pricing/published-products'
import { brand } from '@smm/site/brand'
import { contact } from '@smm/site/contact'
import { deliveryOf } from '@smm/site/delivery'
import { legal } from '@smm/site/legal'
import { article, capital } from '../../naming/grammar.ts'
import { exampleLink, neededLink } from '../../naming/page-names.ts'
import { productName } from '../../naming/product-names.ts'
import type { Topic } from '../../understanding/reading-labels.ts'
import { paragraph, stating, type Wording } from '../paragraph.ts'
import { lossReplaced, whatsappLine, withoutPassword } from '../repeated-facts.ts'
import { cancellationPeriod } from './order-texts.ts'

/** The products that are spoken of, or else the platform; `isOnePix`: one charge pays it all · `isOrdering`: a page is named. */
export type About = {
  products?: readonly Product[]
  platform?: Platform | null
  isOnePix?: boolean
  isOrdering?: boolean
}

const phoneHours = contact.hours.phone.toLowerCase()

const { monetisation } = legal
const thousands = (n: number) => n.toLocaleString('pt-BR')
const payments =
  'Aqui no chat é por PIX, à vista e sem parcelas, com aprovação na hora; boleto não temos. ' +
  'Cartão de crédito ou débito, transferência e carteiras digitais são com a equipe, pelo WhatsApp.'
const cancellable = `até ${cancellationPeriod}`

/** Of each topic the answer first, in about two sentences; no 'Sim', as the question may have been put the other way round. */
type Wordings = readonly [Wording, ...Wording[]]
type Answer = Wording | Wordings
const ourWhatsapp = whatsappLine()
const answers: Record<Topic, Answer | ((about: About) => Wording)> = {
  despair:
    'Sinto muito que você esteja passando por isso. Converse com o CVV pelo 188 ou em cvv.org.br: é de graça, a qualquer hora, e tem uma pessoa para ouvir você.',
  sadness: [
    'Sinto muito, de verdade. Se eu puder ajudar com o seu perfil, é só me dizer.',
    'Imagino como é difícil. Estou por aqui para o que eu puder ajudar.',
  ],
  misunderstood: [
    paragraph`Desculpe a confusão! Me diga de outro jeito o que você precisa, ou fale com uma pessoa da equipe pelo WhatsApp.${ourWhatsapp}`,
    paragraph`Desculpe, ainda não acertei. Para resolver logo, chame uma pessoa da equipe pelo WhatsApp.${ourWhatsapp}`,
  ],
  'off-topic': [
    'Essa eu fico devendo! O que eu sei é ajudar o seu perfil ou canal a crescer.',
    'Disso eu não entendo. Posso ajudar com o seu perfil ou canal?',
  ],
  language:
    'Respondo em português, mas entendo o básico de inglês e espanhol. Me envie o link e a quantidade.',
  'asks-to-ask': ['Claro, pode perguntar!', 'Diga, pode perguntar.'],
  gifts:
    'Não temos brinde nem teste grátis, mas dá para começar pelo menor pacote e ver como é antes de pedir mais.',
  'delivery-days':
    'A entrega não para: assim que o PIX cai, o pedido segue, também no fim de semana, no feriado e de madrugada.',
  'find-link':
    'No aplicativo, abra o perfil ou a publicação, toque em “Compartilhar” e em “Copiar link”, e cole aqui. Para seguidores ou inscritos, basta o @, o nome que aparece no perfil.',
  interaction:
    'Não consigo garantir que curtam, comentem ou comprem: as pessoas são reais, e isso depende de cada uma e do que você publica.',
  media: 'Por aqui eu só leio texto: não abro áudio, foto nem print. Me escreva ou cole o link, por favor.',
  partnership: paragraph`Para parceria ou trabalho, fale com a equipe pelo WhatsApp ou pelo e-mail ${contact.email}.${ourWhatsapp}`,
  abroad: paragraph`Dá para comprar de qualquer país: o pagamento é por PIX, de uma conta no Brasil. Se você não tem, veja com a equipe pelo WhatsApp.${ourWhatsapp}`,
  'delivery-time': (about) => deliveryTime(about),
  'delivery-date': (about) => `Uma data certa eu não consigo prometer. ${deliveryTime(about)}`,
  gradual: ({ products = [] }) =>
    products.length > 0
      ? `A entrega é gradual, nunca tudo de uma vez. ${deliveryTime({ products })}`
      : 'A entrega é gradual: chega aos poucos, para parecer natural, nunca tudo de uma vez.',
  guarantee: [
    stating(
      'guarantee',
      `A garantia é de ${legal.guaranteeDays} dias depois da entrega. Se cair, repomos a diferença sem custo: é só pedir por aqui.`,
    ),
    stating(
      'guarantee',
      `São ${legal.guaranteeDays} dias: se cair nesse tempo, é só me pedir aqui a reposição, e não custa nada.`,
    ),
  ],
  undelivered: 'Se atrasar ou vier incompleto, me conte por aqui: abro um chamado e nossa equipe resolve.',
  'pay-first':
    'O pagamento vem antes: assim que o PIX cai, o pedido começa. Se algo não chegar como combinado, é só me chamar por aqui.',
  'one-pix': ({ isOnePix = false }) =>
    isOnePix ? 'Um PIX só paga tudo.' : 'Num PIX só não consigo: cada pedido tem o seu.',
  'split-pix':
    'Cada pedido sai num PIX só, à vista. Para pagar em partes, dá para fazer dois pedidos menores, um de cada vez.',
  'other-payer':
    'O PIX se paga pelo aplicativo de um banco, e vale de qualquer conta. Se você não tem, outra pessoa pode pagar: é só passar o código para ela.',
  'price-later': 'Não consigo segurar o preço: vale o que aparecer na conferência, no dia em que você pedir.',
  'pix-code':
    'O cartão do PIX traz os dois: o QR Code e o código copia e cola. Use o que preferir, no aplicativo do banco.',
  'payment-methods': paragraph`${payments}${ourWhatsapp}`,
  'pix-approval':
    'O PIX cai na hora, em segundos, e não precisa mandar comprovante: assim que o banco confirma, eu aviso aqui e o pedido segue.',
  'pix-expired':
    'O prazo está no cartão do PIX, em “Válido até”. Se vencer, não pague: é só repetir o pedido que eu gero outro código.',
  password: stating(
    'password',
    'Nunca pedimos senha: basta o link público. Se alguém pedir em nosso nome, não informe e avise a gente.',
  ),
  safety: paragraph`É seguro. Somos a ${brand.name}, CNPJ ${brand.cnpj}, desde ${brand.foundedYear}: usamos só o link público${withoutPassword}, e a entrega é gradual.${lossReplaced}`,
  'platform-rules': stating(
    'password',
    `Não podemos prometer que não há risco no Instagram, no YouTube ou no TikTok. ${legal.platformRules}. Da nossa parte, usamos só o link público, sem senha, e a entrega é gradual.`,
  ),
  'real-audience': [
    `Trabalhamos com público brasileiro real, e a quantidade tem ${legal.guaranteeDays} dias de garantia.`,
    'É público brasileiro e real, e chega aos poucos.',
  ],
  'audience-choice':
    'O público é brasileiro e real, mas não consigo escolher nem garantir sexo, idade, cidade, país ou interesse de quem chega.',
  'public-profile':
    'O perfil, o vídeo ou a publicação precisa ficar público, com o mesmo endereço, até o fim da entrega; depois pode fechar. Se fechar antes, a entrega para até abrir de novo.',
  monetisation: [
    `O YouTube pede ${thousands(monetisation.subscribers)} inscritos e ${thousands(monetisation.watchHours)} horas de exibição em ${monetisation.months} meses.`,
    `Os inscritos ajudam na primeira parte; as horas vêm do seu conteúdo, e quem aprova é o YouTube.`,
  ].join(' '),
  cancellation: [
    `Dá para cancelar ${cancellable}: o valor volta inteiro, ou o que não for entregue, se o pedido já saiu.`,
    `Em até ${legal.withdrawalDays} dias você ainda pode desistir da compra; com a entrega feita, nossa equipe analisa.`,
  ].join(' '),
  refund: [
    `Se você cancelar ${cancellable}, volta o valor do que não foi entregue.`,
    `Em até ${legal.withdrawalDays} dias você ainda pode desistir da compra; com a entrega feita, nossa equipe avalia caso a caso.`,
  ].join(' '),
  'support-hours': paragraph`Este chat e o WhatsApp funcionam ${contact.hours.chat}, e a equipe responde em ${contact.reply.whatsapp}. O telefone atende ${phoneHours}.${ourWhatsapp}`,
  contact: paragraph`Fale com a equipe pelo WhatsApp, pelo e-mail ${contact.email} ou pelo telefone ${contact.phoneShown}, ${phoneHours}.${ourWhatsapp}`,
  discounts: `Pedidos acima de R$ ${legal.discountsAboveReais} têm descontos progressivos, que já estão no preço que eu mostro. Se você tiver um cupom, é só me mandar o código.`,
  'how-it-works': ({ isOrdering = false }) =>
    isOrdering
      ? 'É simples: você confere o pedido, paga o PIX aqui mesmo, e a entrega começa logo depois e chega aos poucos.'
      : 'Você cola no chat o link do perfil, do vídeo ou da publicação, escolhe a quantidade e paga por PIX. A entrega começa logo depois do pagamento e chega aos poucos.',
  'without-buying': [
    'Dá para crescer sem comprar, com tempo e constância, só que a data ninguém garante. Se um dia quiser um empurrão, é só me chamar.',
    'Sem comprar também se cresce: quem publica sempre chega lá, só não dá para prometer quando.',
  ],
  'which-link': (about) => whichLink(about),
  'wrong-link': `Me avise logo: antes de o pedido sair, cancelo na hora e fazemos outro com o link certo. Se já saiu, ${cancellable} ainda dá para pedir que a entrega pare.`,
  'track-order':
    'Eu aviso aqui a cada passo. E o botão “Acompanhar pedido”, no rodapé do site, mostra a entrega e o comprovante em qualquer aparelho.',
  'split-likes':
    'Cada pedido vale para uma publicação. Para várias, me envie um link de cada vez: cada um vira um pedido.',
  shorts:
    'Funciona com vídeos comuns, Shorts e transmissões já encerradas: basta me enviar o link público do vídeo.',
  collab: 'Funciona igual: as curtidas vão para a publicação, seja ela de um perfil ou em collab.',
  'old-page':
    'Serve publicação antiga também, desde que esteja pública. O alcance costuma ser maior nos primeiros dias.',
  sales:
    'Um perfil com mais gente passa mais confiança a quem chega, mas venda eu não posso prometer: isso depende do que você oferece.',
  difference:
    'Inscrito e seguidor são a mesma ideia, gente que acompanha a sua página: um é do YouTube, o outro do Instagram e do TikTok. Curtidas e visualizações contam na publicação ou no vídeo.',
  algorithm: ({ platform }) =>
    [
      'Ajuda no primeiro impulso, porque números maiores passam mais confiança, mas o alcance quem decide é',
      `${platform ? `o ${platformNames[platform]}` : 'a própria rede'}. Com publicações frequentes, o resultado é melhor.`,
    ].join(' '),
  invoice: paragraph`Para nota fiscal, fale com a equipe pelo WhatsApp: dá para combinar antes de pagar, ou depois, com o número do pedido.${ourWhatsapp}`,
  receipt: 'O comprovante sai aqui no chat, no cartão do pedido, assim que o PIX é confirmado.',
  company: `Somos a ${brand.name} (${brand.legalName}, CNPJ ${brand.cnpj}), desde ${brand.foundedYear}. Nossos contatos estão na página /contato.`,
  privacy:
    'A compra é discreta, e ninguém é avisado. Usamos só o link público e tratamos seus dados conforme a LGPD, como explica a página /politica-privacidade.',
  'no-account': 'Não precisa de cadastro, login nem aplicativo: é tudo por este chat, só com o link público.',
  'new-profile':
    'Serve qualquer perfil público: novo, pessoal ou de empresa. Se for novo, o ideal é já ter foto e algumas publicações, e começar por uma quantidade menor.',
  'for-someone':
    'Dá para comprar para outra pessoa: basta o link público do perfil, do vídeo ou da publicação dela.',
  'order-again':
    'Pode repetir quantas vezes quiser. Só espere um pedido terminar antes de fazer outro igual no mesmo link, para a contagem ficar certa.',
  'who-are-you': paragraph`Sou o assistente virtual da ${brand.name}, um atendimento automático: monto o pedido e gero o PIX por aqui. Se preferir uma pessoa, é só chamar no WhatsApp.${ourWhatsapp}`,
  age: `Para comprar é preciso ter ${legal.minimumAge} anos ou a autorização do responsável.`,
}

/** The wordings of an answer, for the product or the platform that is spoken of. */
export function answersTo(topic: Topic, about: About = {}): Wordings {
  const answer = answers[topic]
  const written = typeof answer === 'function' ? answer(about) : answer
  return isSeveral(written) ? written : [written]
}

const isSeveral = (answer: Answer): answer is Wordings => Array.isArray(answer)

function deliveryTime({ products = [], platform }: About): string {
  const [only, ...others] = products
  const facts = only && deliveryOf(only)
  if (facts && others.length === 0)
    return `${capital(article(only))} ${productName(only)} começam a chegar ${facts.startsBetween} depois do pagamento e vêm aos poucos, ${facts.durationInSentence}.`
  const lines = productsOf({ products, platform }).flatMap((it) => {
    const delivery = deliveryOf(it)
    return delivery
      ? `• ${productName(it)}: começa ${delivery.startsBetween}; entrega ${delivery.duration}`
      : []
  })
  return `Conta a partir do pagamento:\n${lines.join('\n')}`
}

/** Those spoken of; of none all that are published, on the platform. */
const productsOf = ({ products = [], platform }: About): readonly Product[] =>
  products.length > 0 ? products : publishedProducts.filter((it) => !platform || it.platform === platform)

function whichLink(about: About): string {
  const possible = productsOf(about)
  const [only] = possible
  if (possible.length === 1 && only) return `Serve ${neededLink(only)}, como ${exampleLink(only)}.`
  const lines = possible.map((it) => `• ${productName(it)}: ${neededLink(it)}, como ${exampleLink(it)}`)
  return `Depende do que você vai pedir. Qual destes?\n${lines.join('\n')}`
}
