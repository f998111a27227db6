import type { AccessNotice } from '@smm/contracts/staff'
import { actionLabel, actorLabel, roleLabel } from '../audit/audit-labels.ts'

type Texts = Partial<Record<string, (whose: string, notice: AccessNotice) => string>>

const roles = ({ before = '', role = '' }: AccessNotice) => `de ${roleLabel(before)} para ${roleLabel(role)}`

/** Changes by somebody else; `whose` is the access in question. */
const byOthers: Texts = {
  'role-changed': (whose, notice) => `mudou a função ${whose} ${roles(notice)}.`,
  'access-renewed': (whose) => `gerou uma nova senha para o acesso ${whose}.`,
  'member-added': (whose, { role }) =>
    `criou o acesso ${whose}${role ? `, na função ${roleLabel(role)}` : ''}.`,
  'member-deactivated': (whose) => `desativou o acesso ${whose}.`,
  'session-ended': (whose) => `encerrou uma sessão ${whose}.`,
}

/** Changes by the member. */
const byOneself: Texts = {
  'password-changed': () => 'A sua senha foi trocada.',
  'second-step-added': () => 'A verificação em duas etapas do seu acesso foi ativada.',
  'second-step-removed': () => 'A verificação em duas etapas do seu acesso foi desativada.',
  'recovery-code-used': () => 'Um código de reserva seu foi usado para entrar.',
}

/** A notice as a sentence; one of a newer release by its audit label. */
export function noticeText(notice: AccessNotice, username: string): string {
  const { action, actor, member } = notice
  const whose = member === username ? 'do seu usuário' : `de ${member}`
  const own = actor === username ? byOneself[action]?.(whose, notice) : undefined
  const text = byOthers[action]?.(whose, notice)
  if (own) return own
  return text ? `${actorLabel(actor)} ${text}` : `${actorLabel(actor)}: ${actionLabel(action)} (${member}).`
}
