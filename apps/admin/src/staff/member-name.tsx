import type { StaffMember } from '@smm/contracts/staff'
import { Badge } from '@smm/ui/badge'
import css from './member-name.module.css'

/** The first letters of the parts of a username: 'ana.souza' is AS. */
const initialsOf = (username: string) =>
  username
    .split(/[._@-]+/)
    .slice(0, 2)
    .map((part) => part.charAt(0))
    .join('')
    .toUpperCase()

/** A member with initials, and what is particular about the account. */
export function MemberName({ member }: { member: StaffMember }) {
  const { username, isYou, isActive, isNew } = member
  return (
    <span className={css.member} data-active={isActive}>
      <span className={css.initials} aria-hidden="true">
        {initialsOf(username)}
      </span>
      <strong className={css.name}>{username}</strong>
      {isYou && <Badge tone="info">Você</Badge>}
      {!isActive && <Badge>Desativado</Badge>}
      {isActive && isNew && <Badge tone="warn">Aguarda o primeiro acesso</Badge>}
    </span>
  )
}
