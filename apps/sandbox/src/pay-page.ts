import type { FastifyInstance } from 'fastify'
import { chargeState, pay } from './bank/bank-control.ts'
import type { Notifier } from './bank/notify-webhook.ts'
import type { Bank } from './bank/bank-state.ts'
import { clock, escape, sandboxPage } from './sandbox-page.ts'

const maxShown = 50
const reais = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' })
/** A page that pays PIX codes, for trying the shop without a bank. */
export function payPage(app: FastifyInstance, bank: Bank, notifier: Notifier) {
  app.get('/', (_request, reply) => reply.type('text/html; charset=utf-8').send(page(bank)))

  app.post<{ Body: { pixCode?: string } | null }>('/pagar', (request, reply) => {
    const { status, body } = pay(bank, notifier, { pixCode: String(request.body?.pixCode ?? '') })
    const message = body.paid ? 'Pagamento feito. A loja recebe o aviso em instantes.' : body.message
    return reply
      .code(status)
      .type('text/html; charset=utf-8')
      .send(page(bank, { message, isSuccess: status === 200 }))
  })
}

function page(bank: Bank, outcome?: { message: string; isSuccess: boolean }): string {
  const open = bank.charges
    .all()
    .reverse()
    .map((charge) => chargeState(bank, charge))
    .filter(({ isOpen }) => isOpen)
  return sandboxPage(
    'Banco de testes',
    `<p>Aqui nenhum dinheiro muda de mãos. Cole o código PIX que a loja mostrou, ou escolha uma cobrança em aberto, e pague como faria no aplicativo do seu banco.</p>
${outcome ? `<p role="${outcome.isSuccess ? 'status' : 'alert'}">${escape(outcome.message)}</p>` : ''}
<form method="post" action="/pagar">
<p><label for="pixCode">Código PIX copia e cola</label><br><textarea id="pixCode" name="pixCode" rows="4" required></textarea></p>
<p><button>Pagar</button></p>
</form>
<h2>Cobranças em aberto</h2>
${open.length === 0 ? '<p>Nenhuma cobrança em aberto. Faça um pedido no chat da loja e volte aqui.</p>' : table(open.slice(0, maxShown))}
<p><a href="/mail">Os e-mails que a loja mandou</a> · <a href="/alerts">Os avisos ao dono</a></p>`,
  )
}

function table(charges: ReturnType<typeof chargeState>[]): string {
  const rows = charges.map(
    ({ valor, txid, expiresAt, pixCode }) => `<tr>
<td>${escape(reais.format(Number(valor.original)))}</td>
<td><code>${escape(txid)}</code></td>
<td>${escape(clock.format(new Date(expiresAt)))}</td>
<td><form method="post" action="/pagar"><input type="hidden" name="pixCode" value="${escape(pixCode)}"><button>Pagar</button></form></td>
</tr>`,
  )
  return `<table class="charges"><tr><th>Valor</th><th>Cobrança</th><th>Vence em</th><th>Ação</th></tr>
${rows.join('\n')}</table>`
}
