import type { Reply } from './dialogue.ts'

const leads = [
  'Só reforçando:',
  'Vamos lá, de novo:',
  'Sem pressa:',
  'Continuo por aqui.',
  'Mais uma vez:',
  'Quando quiser:',
  'Sigo à disposição.',
]
/** For what is said with regret, or refuses: nothing that insists. */
const mildLeads = [
  'Continuo por aqui.',
  'Sigo à disposição.',
  'Estou aqui para ajudar.',
  'Conte comigo.',
  'Obrigado pela paciência.',
  'Sem pressa.',
  'Estou acompanhando.',
]
const regrets =
  /^(desculpe|ainda não|infelizmente|sinto muito|por segurança|não|nunca|no momento|por aqui eu só|o preço é o mesmo)(?![\p{L}\d])/iu
const remembered = 6

/** The web client drops a text it has just shown, so a repeated one gets another opening. */
export function varyReplies(
  replies: readonly Reply[],
  said: readonly string[],
): { replies: Reply[]; said: string[] } {
  const memory = [...said]
  const varied = replies.map((reply) => {
    const fitting = regrets.test(reply.content) ? mildLeads : leads
    const lead = ['', ...fitting].find((it) => !memory.includes(opened(it, reply.content))) ?? fitting[0]!
    const content = opened(lead, reply.content)
    memory.push(content)
    return { ...reply, content }
  })
  return { replies: varied, said: memory.slice(-remembered) }
}

const opened = (lead: string, content: string) => (lead ? `${lead}\n${content}` : content)
