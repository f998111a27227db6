import { formatQuantity } from '@smm/pricing/money'
import { supplier } from '@smm/site/supplier'
import { showMoment, showReais } from '../shown-values.ts'
import type { AttentionItem } from './attention-queries.ts'

type Words = { title: string; text: string; way?: { name: string; address: string } }

const toOrders = { name: 'Ver em Pedidos', address: '/admin09?secao=pedidos' }
const toCatalog = { name: 'Ver no Catálogo', address: '/admin09?secao=catalogo' }
const toTickets = { name: 'Ver em Tickets', address: '/admin09?secao=tickets&status=open' }
const toMargins = { name: 'Ver em Margens', address: '/admin09?secao=margens' }

const counted = (count: number, one: string, many: string) =>
  `${formatQuantity(count)} ${count === 1 ? one : many}`

/** What it is, what to do about it, and where. A code of a newer service is at least mentioned. */
export function attentionWords({ code, count, since, until, amount = '0', currency }: AttentionItem): Words {
  switch (code) {
    case 'UNKNOWN_SUBMISSIONS':
      return {
        title: counted(count, 'envio sem resposta clara', 'envios sem resposta clara'),
        text: `Ninguém sabe se o ${supplier.name} recebeu. Confira lá e decida: já está, enviar de novo ou devolver.`,
        way: toOrders,
      }
    case 'MONEY_TO_REVIEW':
      return {
        title: counted(count, 'pagamento que não bate', 'pagamentos que não batem'),
        text: 'O valor ou o momento não combina com o pedido. Aceite ou devolva.',
        way: toOrders,
      }
    case 'NO_SUPPLIER_NEWS':
      return {
        title: `Sem notícias do ${supplier.name}: ${counted(count, 'aviso', 'avisos')}`,
        text: 'Ele não diz como estão pedidos já enviados. Confira a chave de acesso e procure os pedidos no painel dele.',
        way: toOrders,
      }
    case 'OTHER_REVIEWS':
      return {
        title: counted(count, 'pedido espera uma decisão', 'pedidos esperam uma decisão'),
        text: 'Veja o que aconteceu e decida.',
        way: toOrders,
      }
    case 'REFUNDS_OWED':
      return {
        title: `${counted(count, 'reembolso a pagar', 'reembolsos a pagar')}, ${showReais(amount)}`,
        text: 'O que foi pago e não entregue volta a quem comprou quando você confirma, no pedido.',
        way: toOrders,
      }
    case 'LOW_BALANCE':
      return {
        title: `Saldo baixo no ${supplier.name}: ${currency === 'BRL' ? showReais(amount) : `${currency} ${amount}`}`,
        text: 'Não cobre o que está para sair nem um dia comum. Sem saldo, os pedidos pagos esperam.',
      }
    case 'SUPPLIER_UNREACHABLE':
      return {
        title: `O ${supplier.name} não responde`,
        text: 'Os pedidos pagos esperam e saem sozinhos quando ele voltar.',
      }
    case 'SUPPLIER_PAUSED':
      return {
        title: 'Envios em pausa',
        text: `Depois de falhas seguidas, o próximo envio será tentado ${until ? `às ${showMoment(until).slice(-5)}` : 'em instantes'}.`,
        way: toOrders,
      }
    case 'TICKETS_OPEN':
      return {
        title: counted(count, 'ticket aberto', 'tickets abertos'),
        text: 'Prometemos uma resposta no chat. Responda ou mude o status de quem já está sendo atendido.',
        way: toTickets,
      }
    case 'SYNC_FAILED':
      return {
        title: 'A sincronização do catálogo falhou',
        text: since
          ? `A última que deu certo foi em ${showMoment(since)}. Custos e limites podem estar velhos.`
          : 'Nenhuma deu certo ainda.',
        way: toCatalog,
      }
    case 'PACKAGES_UNDER_FLOOR':
      return {
        title: counted(count, 'serviço vende abaixo do mínimo', 'serviços vendem abaixo do mínimo'),
        text: 'Um pacote publicado sai por menos que o custo com a margem.',
        way: toMargins,
      }
    case 'PRICES_HELD':
      return {
        title: counted(count, 'preço novo espera confirmação', 'preços novos esperam confirmação'),
        text: 'O fornecedor mudou muito o preço. O anterior vale até você aceitar o novo.',
        way: toCatalog,
      }
    case 'SERVICES_NOT_SOLD':
      return {
        title: counted(count, 'serviço não pode ser vendido', 'serviços não podem ser vendidos'),
        text: 'Falta um ID que o fornecedor conheça, ou o custo.',
        way: toCatalog,
      }
    default:
      return { title: `${count} × ${String(code)}`, text: 'Recarregue a página para ver do que se trata.' }
  }
}
