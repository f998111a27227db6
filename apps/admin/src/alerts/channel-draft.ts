import {
  type AlertChannelKind,
  alertTargetPatterns,
  botTokenPattern,
  type NewAlertChannel,
} from '@smm/contracts/orders/alerts'

/** A channel while it is typed. */
export type ChannelDraft = { kind: AlertChannelKind; name: string; target: string; token: string }

export const emptyDraft: ChannelDraft = { kind: 'telegram', name: '', target: '', token: '' }

type TargetTexts = { label: string; placeholder: string; hint: string; problem: string }

export const targetTexts: Record<AlertChannelKind, TargetTexts> = {
  telegram: {
    label: 'Número do chat',
    placeholder: '123456789',
    hint: 'Crie um bot com o @BotFather, mande uma mensagem a ele e pergunte o número do chat ao @userinfobot.',
    problem: 'Confira o número do chat (ou um nome com @) e o token que o @BotFather deu.',
  },
  mail: {
    label: 'E-mail',
    placeholder: 'voce@exemplo.com.br',
    hint: 'Um endereço que alguém lê também à noite.',
    problem: 'Confira o e-mail.',
  },
  webhook: {
    label: 'Endereço',
    placeholder: 'https://sistema.exemplo.com.br/avisos',
    hint: 'Recebe um POST com JSON, assinado em x-smm-signature. Só https e endereços públicos.',
    problem: 'Informe um endereço que comece com https://.',
  },
}

export function newChannelOf({ kind, name, target, token }: ChannelDraft): NewAlertChannel {
  const shared = { name: name.trim(), target: target.trim() }
  return kind === 'telegram' ? { kind, ...shared, token: token.trim() } : { kind, ...shared }
}

/** The problem of a draft; empty when there is none. The server checks it again. */
export function validateDraft({ kind, name, target, token }: ChannelDraft): string {
  if (!name.trim()) return 'Dê um nome ao canal.'
  const isTarget = new RegExp(alertTargetPatterns[kind]).test(target.trim())
  const isToken = kind !== 'telegram' || new RegExp(botTokenPattern).test(token.trim())
  return isTarget && isToken ? '' : targetTexts[kind].problem
}
