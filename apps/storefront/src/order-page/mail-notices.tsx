import type { MailChoice } from '@smm/contracts/orders/mail-choice'
import { Button } from '@smm/ui/button'
import { TextField } from '@smm/ui/field'
import { type FormEvent, useId, useState } from 'react'
import { showToast } from '../show-toast.ts'
import css from './mail-notices.module.css'
import type { OpenedOrderPage } from './open-order-page.ts'
import { CallFailed } from './order-page-api.ts'
import page from './order-page.module.css'

type Props = {
  id: string
  mail: MailChoice
  opened: OpenedOrderPage
  className?: string | undefined
  /** Opened by a tap on its name: the address is what comes next. */
  startsTyping?: boolean
}

/** The news of the order by e-mail: asked for, confirmed, ended. */
export function MailNotices({ id, mail, opened, className = page.card, startsTyping = false }: Props) {
  const titleId = useId()
  const [isChanging, setIsChanging] = useState(false)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const { title, text } = tell(mail)
  const hasForm = isChanging || mail.state === 'off' || mail.state === 'refused'

  async function run(work: () => Promise<unknown>) {
    setBusy(true)
    setProblem(undefined)
    try {
      await work()
      setIsChanging(false)
    } catch (error) {
      setProblem(problems[error instanceof CallFailed ? error.status : 0] ?? noAnswer)
    }
    setBusy(false)
  }

  function ask(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const address = String(new FormData(event.currentTarget).get('email')).trim()
    void run(() => opened.askForMails(id, address))
  }

  const end = () =>
    run(async () => {
      await opened.endMails(id)
      showToast({ title: 'Avisos desligados', text: 'O pedido segue normalmente.', tone: 'success' })
    })

  return (
    <section className={className} aria-labelledby={titleId}>
      <div role="status" className={css.told}>
        <h2 id={titleId} className={page.heading}>
          {title}
        </h2>
        <p>{text}</p>
      </div>
      {hasForm && (
        <form className={css.form} onSubmit={ask}>
          <TextField
            className={css.field}
            label="Seu e-mail"
            name="email"
            type="email"
            required
            autoFocus={startsTyping}
            maxLength={254}
            autoComplete="email"
            placeholder="voce@exemplo.com.br"
          />
          <Button type="submit" look="quiet" disabled={busy}>
            {busy ? 'Enviando…' : 'Receber avisos'}
          </Button>
        </form>
      )}
      {problem && (
        <p role="alert" className={css.problem}>
          {problem}
        </p>
      )}
      {!hasForm && (
        <div className={page.buttons}>
          <Button look="quiet" size="small" disabled={busy} onClick={() => setIsChanging(true)}>
            {mail.state === 'on' ? 'Trocar o e-mail' : 'Não chegou? Enviar de novo'}
          </Button>
          <Button look="quiet" size="small" disabled={busy} onClick={() => void end()}>
            {mail.state === 'on' ? 'Parar os avisos' : 'Desistir'}
          </Button>
        </div>
      )}
    </section>
  )
}

function tell({ state, address }: MailChoice): { title: string; text: string } {
  switch (state) {
    case 'off':
      return {
        title: 'Avisos por e-mail',
        text: 'Avisamos quando o pagamento cair, quando a entrega começar e quando terminar. Só sobre este pedido e os que você pagar junto. Para sair, basta um toque.',
      }
    case 'unconfirmed':
      return {
        title: 'Falta confirmar seu e-mail',
        text: `Mandamos uma mensagem para ${address}. Toque no botão dela para ligar os avisos. Não achou? Olhe na caixa de spam.`,
      }
    case 'on':
      return { title: 'Avisos por e-mail ligados', text: `Eles vão para ${address}.` }
    case 'refused':
      return {
        title: 'Este e-mail não aceitou nossa mensagem',
        text: `Confira se ${address} está escrito certo, ou informe outro.`,
      }
  }
}

const problems: Record<number, string> = {
  400: 'Confira o e-mail: parece que falta alguma coisa.',
  429: 'Já mandamos várias mensagens. Espere uma hora e tente de novo.',
}
const noAnswer = 'Não conseguimos agora. Tente de novo em instantes.'
