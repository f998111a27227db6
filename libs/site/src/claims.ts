import { legal } from './legal.ts'

/** One claim: `shown` is the text, `value` the same figure for machines. */
export type Claim = { shown: string; value: string; label: string }

/** Claims on the pages. The owner must be able to prove each one (CDC art. 36); none goes into structured data. */
export const claims = {
  rating: { shown: '4,9', value: '4.9', label: 'avaliação média' },
  clients: { shown: '50K+', value: '50000', label: 'clientes atendidos' },
  followersDelivered: { shown: '10M+', value: '10000000', label: 'seguidores entregues' },
  satisfaction: { shown: '99,8%', value: '99.8', label: 'de satisfação' },
  years: { shown: '5+', value: '5', label: 'anos de experiência' },
  realFollowers: { shown: '100%', value: '100', label: 'seguidores reais' },
  deliveryWithin: { shown: '24h', value: 'PT24H', label: 'prazo de entrega' },
  guarantee: {
    shown: `${legal.guaranteeDays} dias`,
    value: `P${legal.guaranteeDays}D`,
    label: 'de garantia, com reposição gratuita',
  },
  support: { shown: '24/7', value: '24/7', label: 'suporte por WhatsApp, chat e e-mail' },
} satisfies Record<string, Claim>

/** Ways to pay named on the pages. The chat itself sells by PIX. */
export const paymentMethods = {
  pix: { name: 'PIX', note: 'Aprovação instantânea, direto no chat.' },
  card: { name: 'Cartão de crédito e débito', note: 'Com nosso atendimento, pelo WhatsApp.' },
  transfer: { name: 'Transferência bancária', note: 'Para empresas e pedidos maiores.' },
  wallets: { name: 'Carteiras digitais', note: 'As principais do Brasil, sob consulta.' },
}
