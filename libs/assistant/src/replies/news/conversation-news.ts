const team = 'Nossa equipe'
const noLetters = '._-@0123456789'

/** A member's name as visitors read it: 'ana.souza' → 'Ana'. The account of the settings has no person's name. */
export function staffName(username: string): string {
  const end = [...username].findIndex((character) => noLetters.includes(character))
  const first = end < 0 ? username : username.slice(0, end)
  if (!first || username === 'admin') return team
  return first.slice(0, 1).toUpperCase() + first.slice(1)
}

/** Follows a person's name. */
const roleOf = (username: string) => (staffName(username) === team ? '' : ', do atendimento')

export function takenOverText(username: string): string {
  const role = roleOf(username)
  return `${staffName(username)}${role}${role && ','} entrou na conversa. Pode escrever: agora quem responde é uma pessoa.`
}

export const givenBackText = (username: string): string =>
  `${staffName(username)} saiu da conversa, e o assistente continua por aqui. Se precisar, é só chamar de novo.`

/** The speaker of a member's messages: 'Ana, do atendimento'. */
export const staffSpeaker = (username: string): string => staffName(username) + roleOf(username)

/** A message of a member of staff, in their own words. */
export const staffMessageText = (username: string, text: string): string =>
  `${staffSpeaker(username)}: ${text}`

export const chatResetText = (): string =>
  'Conversa reiniciada! Me envie o link do perfil, do vídeo ou da publicação para começar um novo pedido. Pedidos já feitos continuam valendo.'
