import type { Reply } from './dialogue.ts'

/** What may stand before a text said again, by how it begins; the first kind that fits counts. */
const kinds: Array<{ begins: RegExp; openers: readonly string[] }> = [
  {
    begins: /^(desculpe|ainda não consegui entender)(?!\p{L})/iu,
    openers: [
      'Vamos tentar de outro jeito.',
      'Pode escrever com outras palavras?',
      'Vamos por partes.',
      'Me conte de outra forma.',
      'Quero ajudar.',
      'Vamos com calma.',
      'Pode tentar com menos palavras?',
    ],
  },
  {
    begins:
      /^(ainda não|infelizmente|sinto muito|por segurança|não|nunca|no momento|por aqui eu só|o preço é o mesmo)(?![\p{L}\d])/iu,
    openers: [
      'Conferi de novo:',
      'Por enquanto continua assim:',
      'A resposta ainda é esta:',
      'Isso não mudou:',
      'Segue igual:',
      'Olhei outra vez:',
      'É como eu contei:',
    ],
  },
  {
    begins: /^Confira/,
    openers: [
      'Aqui está de novo.',
      'Mais uma vez, sem pressa.',
      'Este é o seu pedido.',
      'Está tudo aqui.',
      'É este aqui.',
      'Segue outra vez.',
      'Olhe com calma.',
    ],
  },
  {
    begins: /^[^.:?\n]{2,30}!/,
    openers: [
      'Continuo por aqui.',
      'Sigo à disposição.',
      'Estou por aqui.',
      'Conte comigo.',
      'Estou acompanhando.',
      'Sem pressa.',
      'Fique à vontade.',
    ],
  },
  {
    begins: /^(certo|claro|combinado|tudo bem|sem problema)(?!\p{L})/iu,
    openers: ['Anotado.', 'Vamos lá.', 'Feito.', 'Deixe comigo.', 'Entendido.', 'Está certo.', 'Pronto.'],
  },
]
const openersOfAnAnswer = [
  'Só reforçando:',
  'Vamos lá, de novo:',
  'Mais uma vez:',
  'Como eu dizia:',
  'Repetindo:',
  'Só para lembrar:',
  'Outra vez, com calma:',
]
const remembered = 6

/** The web client drops a text it has just shown, so a repeated one gets another opening. */
export function varyReplies(
  replies: readonly Reply[],
  said: readonly string[],
): { replies: Reply[]; said: string[] } {
  const memory = [...said]
  const varied = replies.map((reply) => {
    const content = memory.includes(reply.content) ? openedAnew(reply.content, memory) : reply.content
    memory.push(content)
    return { ...reply, content }
  })
  return { replies: varied, said: memory.slice(-remembered) }
}

function openedAnew(content: string, said: readonly string[]): string {
  const sober = content.replace(/^Perfeito! (?=Confira)/, '')
  const openers = kinds.find(({ begins }) => begins.test(sober))?.openers ?? openersOfAnAnswer
  const opened = openers.map((it) => `${it}\n${sober}`)
  return opened.find((it) => !said.includes(it)) ?? opened[0]!
}
