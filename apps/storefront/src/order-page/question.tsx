import { Button } from '@smm/ui/button'
import css from './order-page.module.css'

type Asked = { text: string; yes: string; no: string; onYes: () => void; onNo: () => void }

/** The focus begins at the answer that changes nothing. */
export const Question = ({ text, yes, no, onYes, onNo }: Asked) => (
  <div className={css.buttons} role="group" aria-label={text}>
    <p className={css.question}>{text}</p>
    <Button onClick={onYes}>{yes}</Button>
    <Button look="quiet" autoFocus onClick={onNo}>
      {no}
    </Button>
  </div>
)
