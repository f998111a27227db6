import { panelUrl } from '@smm/contracts/panel-url'
import { legal } from '@smm/site/legal'
import { supplier } from '@smm/site/supplier'
import { formatAmount, formatCount, formatTimestamp } from '../format-values.ts'
import type { AttentionCode } from '@smm/contracts/attention'
import type { AttentionItem } from './attention-queries.ts'

type AttentionText = { title: string; text: string; link?: { name: string; url: string } }

const toOrders = { name: 'Ver em Pedidos', url: panelUrl('pedidos') }
const toCases = ({ code }: Pick<AttentionItem, 'code'>) => ({
  name: 'Ver em Pedidos',
  url: panelUrl('pedidos', { casos: code }),
})
const toPaidOrders = { name: 'Ver em Pedidos', url: panelUrl('pedidos', { status: 'paid' }) }
const toCatalogue = { name: 'Ver no Catálogo', url: panelUrl('catalogo') }
const toTickets = { name: 'Ver em Tickets', url: panelUrl('tickets', { status: 'open' }) }
const toDataRequests = { name: 'Ver em Tickets', url: panelUrl('tickets') }
const toAlerts = { name: 'Ver em Avisos', url: panelUrl('avisos') }
const toMargins = { name: 'Ver em Margens', url: panelUrl('margens') }

const texts: Record<AttentionCode, (item: AttentionItem) => AttentionText> = {
  SENDING_WAITS: () => ({
    title: 'Os envios estão parados à sua espera',
    text: `A loja perdeu a memória do que já enviou. Para não pagar nada duas vezes, não envia mais nada ao ${supplier.name} até você decidir; o resto funciona. Se houver como trazer de volta os dados do Redis ou a pasta do diário (.data/fence), os envios voltam sozinhos. Se não houver, quem cuida do servidor roda npm run resume-sending, que explica o que muda antes de liberar.`,
  }),
  UNKNOWN_SUBMISSIONS: ({ code, count }) => ({
    title: formatCount(count, 'envio sem resposta clara', 'envios sem resposta clara'),
    text: `Ninguém sabe se o ${supplier.name} recebeu. Confira lá e decida: já está, enviar de novo ou devolver.`,
    link: toCases({ code }),
  }),
  PARKED_BY_FENCE: ({ code, count }) => ({
    title: formatCount(count, 'pedido retido por segurança', 'pedidos retidos por segurança'),
    text: `O banco de dados voltou a uma cópia, e o pedido pode já ter ido ao ${supplier.name}. Confira lá antes de liberar.`,
    link: toCases({ code }),
  }),
  ORDERS_WAITING: ({ code, count }) => ({
    title: formatCount(count, 'pedido pago espera há tempo demais', 'pedidos pagos esperam há tempo demais'),
    text: `Ainda não saíram para o ${supplier.name}. Veja o saldo e a ligação com ele.`,
    link: toCases({ code }),
  }),
  MONEY_TO_REVIEW: ({ code, count }) => ({
    title: formatCount(count, 'pagamento que não bate', 'pagamentos que não batem'),
    text: 'O valor ou o momento não combina com o pedido. Aceite ou devolva.',
    link: toCases({ code }),
  }),
  NO_SUPPLIER_NEWS: ({ code, count }) => ({
    title: `Sem notícias do ${supplier.name}: ${formatCount(count, 'aviso', 'avisos')}`,
    text: 'Ele não diz como estão pedidos já enviados. Confira a chave de acesso e procure os pedidos no painel dele.',
    link: toCases({ code }),
  }),
  OTHER_REVIEWS: ({ code, count }) => ({
    title: formatCount(count, 'pedido espera uma decisão', 'pedidos esperam uma decisão'),
    text: 'Veja o que aconteceu e decida.',
    link: toCases({ code }),
  }),
  REFUNDS_OWED: ({ code, count, amount = '0' }) => ({
    title: `${formatCount(count, 'reembolso a pagar', 'reembolsos a pagar')}, ${formatAmount(amount)}`,
    text: 'O que foi pago e não entregue volta a quem comprou quando você confirma, no pedido.',
    link: toCases({ code }),
  }),
  LOW_BALANCE: ({ amount = '0', currency }) => ({
    title: `Saldo baixo no ${supplier.name}: ${currency === 'BRL' ? formatAmount(amount) : `${currency} ${amount}`}`,
    text: 'Não cobre o que está para sair nem um dia comum. Sem saldo, os pedidos pagos esperam.',
  }),
  SUPPLIER_UNREACHABLE: () => ({
    title: `O ${supplier.name} não responde`,
    text: 'Os pedidos pagos esperam e saem sozinhos quando ele voltar.',
  }),
  SUPPLIER_PAUSED: ({ until }) => ({
    title: 'Envios em pausa',
    text: `Depois de falhas seguidas, o próximo envio será tentado ${until ? `às ${formatTimestamp(until).slice(-5)}` : 'em instantes'}.`,
    link: toPaidOrders,
  }),
  CHARGES_PAUSED: ({ since }) => ({
    title: 'PIX demais em um minuto',
    text: `Novos PIX foram recusados${since ? `, a última vez às ${formatTimestamp(since).slice(-5)}` : ''}. Se a procura for real, aumente CHARGES_PER_MINUTE.`,
    link: toOrders,
  }),
  MAILS_NOT_DELIVERED: ({ code, count }) => ({
    title: formatCount(count, 'e-mail não chegou', 'e-mails não chegaram'),
    text: 'O servidor do cliente recusou o aviso. Se o pedido precisar de resposta, chame a pessoa pelo chat.',
    link: toCases({ code }),
  }),
  MAIL_SERVER_AWAY: ({ count }) => ({
    title: formatCount(count, 'e-mail espera para sair', 'e-mails esperam para sair'),
    text: 'O seu servidor de e-mail não responde ou não aceita o login. Confira SMTP_URL e MAIL_FROM; os avisos saem sozinhos depois.',
  }),
  ALERTS_NOT_SENT: ({ count }) => ({
    title: formatCount(count, 'canal de avisos não recebe', 'canais de avisos não recebem'),
    text: 'Os avisos esperam e saem sozinhos quando o canal voltar. Veja o motivo e mande um teste.',
    link: toAlerts,
  }),
  TICKETS_OPEN: ({ count }) => ({
    title: formatCount(count, 'ticket aberto', 'tickets abertos'),
    text: 'Prometemos uma resposta no chat. Responda ou mude o status de quem já está sendo atendido.',
    link: toTickets,
  }),
  DATA_REQUESTS: ({ count, until }) => ({
    title: formatCount(count, 'pedido sobre dados pessoais', 'pedidos sobre dados pessoais'),
    text: `A LGPD dá ${legal.dataRequestDays} dias para responder${until ? `: o primeiro prazo termina em ${formatTimestamp(until).slice(0, 10)}` : ''}.`,
    link: toDataRequests,
  }),
  SYNC_FAILED: ({ since }) => ({
    title: 'A sincronização do catálogo falhou',
    text: since
      ? `A última que deu certo foi em ${formatTimestamp(since)}. Custos e limites podem estar velhos.`
      : 'Nenhuma deu certo ainda.',
    link: toCatalogue,
  }),
  PACKAGES_UNDER_FLOOR: ({ count }) => ({
    title: formatCount(count, 'serviço vende abaixo do mínimo', 'serviços vendem abaixo do mínimo'),
    text: 'Um pacote publicado sai por menos que o custo com a margem.',
    link: toMargins,
  }),
  PACKAGES_OUTSIDE_LIMITS: ({ count }) => ({
    title: formatCount(
      count,
      'serviço vende um pacote que nenhum fornecedor aceita',
      'serviços vendem um pacote que nenhum fornecedor aceita',
    ),
    text: 'Quem comprar esse pacote paga e espera por você. Troque o ID, ligue outro fornecedor ou tire o pacote de venda.',
    link: toCatalogue,
  }),
  PRICES_HELD: ({ count }) => ({
    title: formatCount(count, 'preço novo espera confirmação', 'preços novos esperam confirmação'),
    text: 'O fornecedor mudou muito o preço. O anterior vale até você aceitar o novo.',
    link: toCatalogue,
  }),
  SERVICES_NOT_SOLD: ({ count }) => ({
    title: formatCount(count, 'serviço não pode ser vendido', 'serviços não podem ser vendidos'),
    text: 'Falta um ID que o fornecedor conheça, ou o custo.',
    link: toCatalogue,
  }),
}

/** Title, text and link of an attention item. A code of a newer release has no text: it is shown by its name. */
export function attentionText(item: AttentionItem): AttentionText {
  const known: Partial<typeof texts> = texts
  return (
    known[item.code]?.(item) ?? {
      title: `${item.count} × ${item.code}`,
      text: 'Recarregue a página para ver do que se trata.',
    }
  )
}
