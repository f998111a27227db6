import { Button } from '@smm/ui/button'
import { CopiedText } from '../panel/copied-text.tsx'
import css from './staff.module.css'

/** Shown once, right after the second step was switched on. */
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
        <CopiedText text={`${codes.length} códigos`} copies={codes.join('\n')} name="Copiar todos" />
        <Button size="small" onClick={onDone}>
          Já guardei
        </Button>
      </div>
    </div>
  )
}
