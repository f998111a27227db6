import type { MemberAccess } from '@smm/contracts/staff'
import { Button } from '@smm/ui/button'
import { CopyableText } from '../panel/controls/copyable-text.tsx'
import css from './staff.module.css'

/** The one-time password of a new access, shown once; the first sign-in replaces it. */
export function OneTimePassword({ access, onDone }: { access: MemberAccess; onDone: () => void }) {
  const { member, oneTimePassword } = access
  return (
    <div className={css.shownOnce} role="status">
      <p>
        Entregue esta senha a <strong>{member.username}</strong>. Ela aparece só agora, vale por 3 dias e é
        trocada no primeiro acesso.
      </p>
      <div className={css.buttons}>
        <CopyableText text={oneTimePassword} name="Copiar senha" />
        <Button size="small" onClick={onDone}>
          Pronto
        </Button>
      </div>
    </div>
  )
}
