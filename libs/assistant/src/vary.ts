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
const remembered = 6

/** The web client drops a text it has just shown, so a repeated one gets another opening. */
export function varyReplies(
  replies: readonly Reply[],
  said: readonly string[],
): { replies: Reply[]; said: string[] } {
  const memory = [...said]
  const varied = replies.map((reply) => {
    const lead = ['', ...leads].find((it) => !memory.includes(opened(it, reply.content))) ?? leads[0]!
    const content = opened(lead, reply.content)
    memory.push(content)
    return { ...reply, content }
  })
  return { replies: varied, said: memory.slice(-remembered) }
}

const opened = (lead: string, content: string) => (lead ? `${lead}\n${content}` : content)
