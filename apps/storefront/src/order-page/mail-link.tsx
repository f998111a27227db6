import type { MailLinkName } from '@smm/contracts/orders/mail-link'
import { Button, ButtonLink } from '@smm/ui/button'
import { useEffect, useState } from 'react'
import mail from './mail-notices.module.css'
import { CallFailed, orderPageApi } from './order-page-api.ts'
import css from './order-page.module.css'

type Link = { name: MailLinkName; token: string }
type Outcome =
  { kind: 'working' | 'too-many' | 'no-answer' | 'wrong-link' } | { kind: 'done'; address: string }

/** Follows a link in one of our mails: confirms the address, or ends the mails, without another tap. */
export function MailLink({ link }: { link: Link }) {
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'working' })
  const [tries, setTries] = useState(0)
  useEffect(() => {
    let isOver = false
    void follow(link).then((it) => {
      if (!isOver) setOutcome(it)
    })
    return () => {
      isOver = true
    }
  }, [link, tries])

  const { title, text } = tell(link.name, outcome)
  return (
    <section className={`${css.card} ${mail.link}`} aria-labelledby="avisos">
      <div role="status" className={mail.told}>
        <h2 id="avisos" className={css.heading}>
          {title}
        </h2>
        <p>{text}</p>
      </div>
      {outcome.kind !== 'working' && (
        <p className={css.buttons}>
          {(outcome.kind === 'no-answer' || outcome.kind === 'too-many') && (
            <Button
              onClick={() => {
                setOutcome({ kind: 'working' })
                setTries(tries + 1)
              }}
            >
              Tentar de novo
            </Button>
          )}
          <ButtonLink look="quiet" href="/#chat">
            Abrir o chat
          </ButtonLink>
        </p>
      )}
    </section>
  )
}

async function follow({ name, token }: Link): Promise<Outcome> {
  try {
    if (name === 'confirm') return { kind: 'done', ...(await orderPageApi.confirmMail(token)) }
    await orderPageApi.endMailsByLink(token)
    return { kind: 'done', address: '' }
  } catch (error) {
    const status = error instanceof CallFailed ? error.status : 0
    if (status === 429) return { kind: 'too-many' }
    return { kind: status >= 400 && status < 500 ? 'wrong-link' : 'no-answer' }
  }
}

type Told = { title: string; text: string }

function tell(name: MailLinkName, outcome: Outcome): Told {
  if (outcome.kind === 'done') return name === 'confirm' ? confirmed(outcome.address) : ended
  return outcome.kind === 'wrong-link' ? wrongLink[name] : waiting[outcome.kind]
}

const confirmed = (address: string): Told => ({
  title: 'E-mail confirmado',
  text: `Os avisos do seu pedido vão para ${address}. Já pode fechar esta página.`,
})
const ended: Told = {
  title: 'Pronto, os avisos pararam',
  text: 'Seu pedido segue normalmente. Para acompanhar, use o link dele ou a conversa em que você comprou.',
}
const wrongLink: Record<MailLinkName, Told> = {
  confirm: {
    title: 'Este link não vale mais',
    text: 'Ele vale por 7 dias, e só para o último e-mail informado. Na página do pedido dá para pedir outro.',
  },
  end: {
    title: 'Este link não está completo',
    text: 'Abra-o de novo direto do e-mail que você recebeu.',
  },
}
const waiting: Record<'working' | 'too-many' | 'no-answer', Told> = {
  working: { title: 'Só um instante…', text: 'Abrindo o link do e-mail.' },
  'too-many': { title: 'Muitas tentativas seguidas', text: 'Espere um minuto e tente de novo.' },
  'no-answer': {
    title: 'Não conseguimos agora',
    text: 'Pode ser sua conexão ou uma manutenção rápida da loja.',
  },
}
