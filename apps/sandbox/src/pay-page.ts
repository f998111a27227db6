import type { FastifyInstance } from 'fastify'
import { chargeState, pay } from './bank/bank-control.ts'
import type { Notifier } from './bank/notify-webhook.ts'
import type { Bank } from './bank/bank-state.ts'

const maxShown = 50
const reais = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' })
const clock = new Intl.DateTimeFormat('pt-BR', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'America/Sao_Paulo',
})

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
  return `<!DOCTYPE html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Banco de testes</title>
<style>
body { font: 16px/1.5 system-ui, sans-serif; max-width: 44rem; margin: 2rem auto; padding: 0 1rem; color: #1c2430 }
textarea { width: 100%; box-sizing: border-box; font: inherit; padding: .5rem }
button { font: inherit; padding: .5rem 1.25rem; border: 0; border-radius: .5rem; background: #0b6e4f; color: #fff; cursor: pointer }
table { width: 100%; border-collapse: collapse } td, th { text-align: left; padding: .5rem; border-bottom: 1px solid #d8dee6 }
[role=status] { padding: .75rem 1rem; border-radius: .5rem; background: #e3f4ec } [role=alert] { padding: .75rem 1rem; border-radius: .5rem; background: #fdeaea }
code { font-size: .875rem; overflow-wrap: anywhere }
@media (max-width: 36rem) {
  th { display: none } td { padding: 0; border: 0 }
  tr:has(td) { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0 1rem; padding: .75rem 0; border-bottom: 1px solid #d8dee6 }
  td:nth-child(2) { order: 1 } td:nth-child(3)::before { content: 'vence em ' }
  td:nth-child(4) { grid-area: 1 / 2 / 4; align-self: center } button { min-height: 2.75rem }
}
</style>
</head>
<body>
<h1>Banco de testes</h1>
<p>Aqui nenhum dinheiro muda de mãos. Cole o código PIX que a loja mostrou, ou escolha uma cobrança em aberto, e pague como faria no aplicativo do seu banco.</p>
${outcome ? `<p role="${outcome.isSuccess ? 'status' : 'alert'}">${escape(outcome.message)}</p>` : ''}
<form method="post" action="/pagar">
<p><label for="pixCode">Código PIX copia e cola</label><br><textarea id="pixCode" name="pixCode" rows="4" required></textarea></p>
<p><button>Pagar</button></p>
</form>
<h2>Cobranças em aberto</h2>
${open.length === 0 ? '<p>Nenhuma cobrança em aberto. Faça um pedido no chat da loja e volte aqui.</p>' : table(open.slice(0, maxShown))}
</body>
</html>
`
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
  return `<table><tr><th>Valor</th><th>Cobrança</th><th>Vence em</th><th>Ação</th></tr>
${rows.join('\n')}</table>`
}

const escape = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
