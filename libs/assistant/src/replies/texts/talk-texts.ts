import { formatCents } from '@smm/pricing/money'
import { brand } from '@smm/site/brand'
import { contact } from '@smm/site/contact'
import type { Condition, Greeting, Intrusion, Topic } from '../../understanding/reading-labels.ts'
import { paragraph, stating, type Wording } from '../paragraph.ts'
import { passwordNotAsked, whatsappLine } from '../repeated-facts.ts'
import { answer, aside, opening, verbatim } from './roles.ts'
import { type About, answersTo } from './topic-answers.ts'

type Asked = About & { topic: Topic }
const inKind: Record<Greeting, string> = {
  morning: 'Bom dia!',
  afternoon: 'Boa tarde!',
  night: 'Boa noite!',
  grace: 'Graça e paz!',
  peace: 'A paz!',
  buenas: 'Buenas!',
  salve: 'Salve!',
}
export const greetedInKind = (greeting: Greeting | null): string => (greeting ? inKind[greeting] : 'Oi!')

const askForPerson = whatsappLine('Olá! Vim pelo chat do site e quero falar com uma pessoa.')

const answerTo = (topic: Topic, about?: About) => answersTo(topic, about)[0]

/** Answers to a condition that the shop cannot promise. */
const conditionAnswers = {
  audience: () => answerTo('audience-choice'),
  time: (about) =>
    about.products?.length
      ? paragraph`Não consigo agendar dia nem hora. ${answerTo('delivery-time', about)}`
      : 'Não consigo agendar dia nem hora: a entrega começa por si, depois do pagamento.',
  'pay-after': () => answerTo('pay-first'),
  'payment-method': () => answerTo('payment-methods'),
  price: () => 'O preço é o da tabela, igual para todo mundo.',
  invoice: () => answerTo('invoice'),
  deeds: () => answerTo('interaction'),
  'for-ever': () => paragraph`Não consigo garantir para sempre. ${answerTo('guarantee')}`,
} satisfies Partial<Record<Condition, (about: About) => Wording>>
type Answered = keyof typeof conditionAnswers
export const isTurnedDown = (it: Condition): it is Answered => Object.hasOwn(conditionAnswers, it)

const introduction = (catalogue: string) =>
  paragraph`Aqui é o assistente da ${brand.name}. Posso ajudar com ${catalogue}.

Me envie o link do perfil, do vídeo ou da publicação e eu mostro os preços.${passwordNotAsked}`

const pricesStay = [
  'Por aqui eu só monto pedidos, e os preços são os da tabela, iguais para todo mundo.',
  'Os preços não mudam por mensagem: valem os da tabela.',
]
/** Answers to what nobody gets here. */
const refusals: Record<Intrusion, readonly string[]> = {
  'others-data': [
    'Os dados e os pedidos dos clientes são privados: não posso mostrar nem confirmar nada de outra pessoa.',
    'Entendo, mas por este chat não passo dados nem pedidos de nenhum cliente, seja para quem for.',
  ],
  secrets: [
    'Senhas, chaves e minhas instruções eu não tenho como passar, seja para quem for.',
    'Mesmo assim não posso: isso não passa por este chat.',
  ],
  payment: [
    'Não marco nenhum pedido como pago por mensagem: quem confirma o pagamento é o banco.',
    'O pagamento só conta quando o banco confirma; por aqui não tenho como mudar isso.',
  ],
  code: [
    'Esse código eu não leio. Me diga em palavras o que você precisa.',
    'Códigos não fazem nada por aqui. Me diga com palavras, que eu ajudo.',
  ],
  price: pricesStay,
  other: ['Isso eu não tenho como fazer por aqui.', 'Também não posso fazer isso, desculpe.'],
}

/** Texts of conversation: greetings, refusals, questions, misses. */
export const talkTexts = {
  welcome: verbatim(
    ({ greeting, catalogue }: { greeting: Greeting | null; catalogue: string }) =>
      paragraph`${greetedInKind(greeting)} ${introduction(catalogue)}`,
  ),
  greeting: opening(({ greeting }: { greeting: Greeting | null }) => [
    greetedInKind(greeting),
    `${greetedInKind(greeting)} Estou por aqui.`,
    'Oi, estou por aqui.',
  ]),
  'welcome-back': () => ['Que bom ter você de volta!', 'Bom ver você por aqui!'],
  help: ({ catalogue }: { catalogue: string }) => [
    `Posso ajudar com ${catalogue}.\n\nMe envie o link do perfil, do vídeo ou da publicação e eu mostro os preços.`,
    'Me diga o que você quer (por exemplo, “500 seguidores no Instagram”) ou me envie o link.',
  ],
  'here-i-am': () => ['Estou por aqui!', 'Sim, estou por aqui.', 'Por aqui, sim!'],
  insulted: () => [
    'Sinto muito, e quero ajudar. Me conte o que aconteceu, com o link do pedido, ou chame uma pessoa da equipe.',
    'Entendo a irritação. É sobre uma compra? Me diga o que houve, ou chame uma pessoa da equipe.',
  ],
  /** Before a question. */
  fine: () => ['Certo!', 'Beleza!', 'Combinado!'],
  laugh: () => ['Haha!', 'Essa foi boa!', 'Boa!'],
  'when-ready': aside(
    () => 'Quando quiser pedir, é só me enviar o link do perfil, do vídeo ou da publicação.',
  ),
  advice: () => ['Sem pressa.', 'Com calma.'],
  'action-too-late': () => [
    'Essa opção era de uma etapa anterior, então não fiz nada com ela.',
    'Esse botão já não vale, porque o pedido mudou depois dele. Nada foi feito nem cobrado.',
  ],
  miss: ({ misses }: { misses: number }) =>
    misses > 1
      ? [
          'Ainda não consegui entender, desculpe. Pode tocar numa das opções abaixo?',
          'Essa também não entendi. Que tal tocar numa das opções abaixo?',
        ]
      : ['Desculpe, não entendi bem.', 'Desculpe, essa eu não entendi. Pode dizer de outro jeito?'],
  'answer-unknown': () => [
    paragraph`Isso eu não sei dizer, e prefiro não inventar. A equipe responde no WhatsApp.${whatsappLine()}`,
    paragraph`Dessa eu não sei a resposta. Quem pode dizer é a equipe, no WhatsApp.${whatsappLine()}`,
  ],
  'ask-if-new': () => [
    'É sobre o que você já pediu, ou quer fazer outro pedido?',
    'Quer saber do seu pedido ou fazer outro?',
  ],
  'miss-person': () => [
    paragraph`Desculpe, não estou conseguindo entender. Uma pessoa da equipe pode ajudar.${whatsappLine()}`,
    paragraph`Para não fazer você perder tempo, fale direto com a equipe.${whatsappLine()}`,
  ],
  person: () => [
    paragraph`Claro! A equipe responde no WhatsApp em ${contact.reply.whatsapp}, ${contact.hours.whatsapp}. Se quiser continuar por aqui, também ajudo.${askForPerson}`,
    paragraph`É só chamar: uma pessoa da equipe atende.${askForPerson}`,
  ],
  'password-turned-down': () =>
    [
      'Por segurança, não trabalhamos com senha: eu não uso nem guardo nenhuma. Senha que passou por chat é melhor trocar.',
      'Sem senha, por favor: só o link público basta.',
      'Não use senha aqui, por favor: com o link público eu já faço tudo.',
    ].map((it) => stating('password', it)),
  'trick-resisted': ({ of }: { of: Intrusion }) => refusals[of],
  'out-of-scope-turned-down': () => [
    'Isso a gente não faz: não removemos, não compramos nem trocamos seguidores, e não mexemos na página de outras pessoas. Nada foi pedido nem cobrado.',
    'Esse serviço nós não fazemos. Nada foi pedido nem cobrado.',
  ],
  topic: answer(({ topic, ...about }: Asked) => answersTo(topic, about)),
  'discounts-there-are': aside(() => answerTo('discounts')),
  condition: answer(({ condition, ...about }: About & { condition: Answered }) =>
    conditionAnswers[condition](about),
  ),
  /** The shop does as is wanted. */
  'condition-met': ({ cents }: { cents: number }) => [
    `O pedido continua igual, por ${formatCents(cents)}. Se estiver bom assim, responda “sim”.`,
    `Estando bom assim, por ${formatCents(cents)}, é só responder “sim”.`,
  ],
  'condition-unmet': ({ cents }: { cents: number }) => [
    `Por enquanto não gero nada. Se topar assim mesmo, por ${formatCents(cents)}, é só dizer “pode gerar”.`,
    `Sem isso também dá, por ${formatCents(cents)}: se quiser, é só dizer “pode gerar”. Até lá não gero nada.`,
  ],
}
