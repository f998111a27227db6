import type { AnyOrderViewAction } from '@smm/contracts/orders/order-states'
import type { OrderView } from '@smm/contracts/orders/order-view'
import { Button, ButtonLink } from '@smm/ui/button'
import { useState } from 'react'
import { actionsAt } from '../order/actions-at.ts'
import { orderQuestions } from '../order/order-questions.ts'
import { showToast } from '../show-toast.ts'
import { moveToChat } from './move-to-chat.ts'
import type { OpenedOrderPage } from './open-order-page.ts'
import { CallFailed } from './order-page-api.ts'
import css from './order-page.module.css'
import { Question } from './question.tsx'

type Props = { order: OrderView; now: number; opened: OpenedOrderPage }
type QuestionName = keyof typeof questions

/** The actions that the order has now, and a question before those that take something away. */
export function PageOrderActions({ order, now, opened }: Props) {
  const [busy, setBusy] = useState<string>()
  const [question, setQuestion] = useState<QuestionName>()
  const possible = actionsAt(order, now)
  const can = (name: AnyOrderViewAction) => possible.includes(name)

  async function run(name: string, work: () => Promise<void>) {
    setQuestion(undefined)
    setBusy(name)
    try {
      await work()
    } catch (error) {
      showToast({ ...failureOf(error), tone: 'error' })
      await opened.refresh()
    }
    setBusy(undefined)
  }

  const cancel = () =>
    run('cancel', async () => {
      const page = await opened.act(order.id, 'cancel')
      showToast({ ...cancelledToast(page.order.state === 'cancelled'), tone: 'success' })
    })
  const withdraw = () =>
    run('withdraw', async () => {
      const page = await opened.act(order.id, 'withdraw')
      showToast({ ...withdrawnToast(page.order.state === 'cancelled'), tone: 'success' })
    })
  const refill = () =>
    run('refill', async () => {
      await opened.act(order.id, 'refill')
      showToast({ title: 'Reposição pedida', text: 'A resposta aparece na conversa.', tone: 'success' })
    })
  const openChat = (replace: boolean) =>
    run('chat', async () => {
      try {
        await moveToChat(opened, order.id, replace)
      } catch (error) {
        if (!isConflict(error)) throw error
        setQuestion('replace-conversation')
      }
    })

  const confirmed = { cancel, withdraw, 'replace-conversation': () => openChat(true) }

  if (question === 'replace-conversation' || (question && can(question)))
    return (
      <Question
        {...questions[question]}
        text={questions[question].text(order, now)}
        onYes={() => void confirmed[question]()}
        onNo={() => setQuestion(undefined)}
      />
    )
  const isBusy = busy !== undefined
  return (
    <div className={css.buttons}>
      <Button look="quiet" disabled={isBusy} onClick={() => void openChat(false)}>
        {busy === 'chat' ? 'Abrindo o chat…' : 'Continuar no chat'}
      </Button>
      {can('refill') && (
        <Button look="quiet" disabled={isBusy} onClick={() => void refill()}>
          Pedir reposição
        </Button>
      )}
      {can('order-again') && (
        <ButtonLink look="quiet" href="/#chat">
          Fazer outro pedido
        </ButtonLink>
      )}
      {can('cancel') && (
        <Button look="quiet" disabled={isBusy} onClick={() => setQuestion('cancel')}>
          {busy === 'cancel' ? questions.cancel.busy : 'Cancelar pedido'}
        </Button>
      )}
      {can('withdraw') && (
        <Button look="quiet" disabled={isBusy} onClick={() => setQuestion('withdraw')}>
          {busy === 'withdraw' ? questions.withdraw.busy : 'Desistir da compra'}
        </Button>
      )}
    </div>
  )
}

const questions = {
  ...orderQuestions,
  'replace-conversation': {
    text: () => 'Este navegador já tem outra conversa. Abrir a deste pedido no lugar dela?',
    yes: 'Abrir a deste pedido',
    no: 'Manter a que está aqui',
  },
}

const cancelledToast = (isCancelled: boolean) =>
  isCancelled
    ? { title: 'Pedido cancelado', text: 'Se você já pagou, o valor volta para a mesma conta.' }
    : {
        title: 'Pedimos o cancelamento',
        text: 'A entrega já tinha saído. Assim que tivermos resposta, você vê aqui.',
      }

const withdrawnToast = (isCancelled: boolean) =>
  isCancelled
    ? { title: 'Compra desfeita', text: 'O valor volta para a conta de onde saiu o PIX.' }
    : { title: 'Desistência registrada', text: 'A resposta aparece aqui e na conversa.' }

const isConflict = (error: unknown) => error instanceof CallFailed && error.status === 409

const failureOf = (error: unknown) =>
  isConflict(error)
    ? {
        title: 'O pedido acabou de mudar',
        text: 'Veja como ele está agora e tente de novo, se ainda quiser.',
      }
    : { title: 'Não deu certo agora', text: 'Tente de novo em instantes. Nada foi alterado.' }
