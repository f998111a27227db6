import { Button } from '@smm/ui/button'
import { CopyableText } from '../panel/controls/copyable-text.tsx'
import css from '../staff/staff.module.css'

/** The recovery codes, shown once, right after the enrolment. */
export function RecoveryCodeList({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  return (
    <div className={css.inner} role="status">
      <p className={css.note}>
        Ativada. Guarde estes códigos de reserva em lugar seguro: cada um entra no lugar do aplicativo uma
        vez, e eles não aparecem de novo.
      </p>
      <ul className={css.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={css.buttons}>
        <CopyableText text={`${codes.length} códigos`} copiedText={codes.join('\n')} name="Copiar todos" />
        <Button size="small" onClick={onDone}>
          Já guardei
        </Button>
      </div>
    </div>
  )
}
