import { chatFormAttribute } from '@smm/contracts/pages'
import { visuallyHidden } from '@smm/ui/visually-hidden'
import css from './start-with-link.module.css'

const chatForm = { [chatFormAttribute]: '' }

/** The first step of an order, where the chat stands below the fold: the link that is pasted here is sent there. */
export const StartWithLink = () => (
  <form className={css.start} action="#chat" {...chatForm}>
    <label className={visuallyHidden} htmlFor="primeiro-link">
      Link do seu perfil, vídeo ou publicação
    </label>
    <input
      id="primeiro-link"
      className={css.field}
      type="text"
      inputMode="url"
      enterKeyHint="go"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={2000}
      placeholder="Cole o link do seu perfil"
    />
    <button type="submit" className={css.button}>
      Ver preços
    </button>
  </form>
)
