import type { FastifyInstance } from 'fastify'
import { clock, escape, sandboxPage } from '../sandbox-page.ts'
import type { Mailbox, ReceivedMail } from './mailbox.ts'

const maxShown = 100
// Links of a mail open in a tab of their own; nothing in it runs.
const mailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; sandbox allow-popups allow-popups-to-escape-sandbox"

/** A page that shows the mails of the shop, for trying it without a mail server. */
export function mailPage(app: FastifyInstance, mailbox: Mailbox) {
  app.get('/', (_request, reply) => reply.type('text/html; charset=utf-8').send(inbox(mailbox.all())))

  /** One mail as its reader sees it. */
  app.get<{ Params: { id: string } }>('/messages/:id', (request, reply) => {
    const mail = mailbox.find(Number(request.params.id))
    if (!mail) return reply.code(404).send({ error: 'UNKNOWN_MAIL', message: 'No such mail.' })
    return reply
      .header('content-security-policy', mailPolicy)
      .type('text/html; charset=utf-8')
      .send(mail.html.replace('<head>', '<head><base target="_blank">'))
  })
}

const inbox = (mails: ReceivedMail[]) =>
  sandboxPage(
    'E-mails de teste',
    `<p>Aqui chegam os e-mails que a loja manda, seja qual for o endereço. Nenhum sai desta máquina. <a href="/">Banco de testes</a></p>
${mails.length === 0 ? '<p>Nenhum e-mail ainda. Faça um pedido no chat da loja, abra a página dele e peça os avisos por e-mail.</p>' : table(mails.slice(-maxShown).reverse())}`,
  )

const table = (mails: ReceivedMail[]) =>
  `<table><tr><th>Recebido</th><th>Para</th><th>Assunto</th></tr>
${mails.map(row).join('\n')}</table>`

const row = ({ id, receivedAt, to, subject }: ReceivedMail) =>
  `<tr><td>${escape(clock.format(new Date(receivedAt)))}</td><td><code>${escape(to)}</code></td>
<td><a href="/mail/messages/${id}">${escape(subject)}</a></td></tr>`
