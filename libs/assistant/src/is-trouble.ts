import { phrases } from './phrases.ts'
import { isUnderWay } from './tell-tickets.ts'
import { does, type Turn } from './turn.ts'

const boughtBefore = phrases(`
  entregues? | a entrega | (me|estao) (devem|devendo) | (seguidor*|inscrit*|curtid*|view*|visualiz*) de voces | peguei .. com voces
  aguardando | aguardo d[oa]s | so ganhei | reponh* | refil* | roub* | que voces (colocaram|mandaram|venderam|botaram|puseram|entregaram)
  pass(ou|aram) (d?[oa]s?)? ?(prazo|[0-9]+ ?(h|hs|horas?|dias?)) | (pix|pagamento) .. (aprovad|confirmad|debitad|pag)o
  comprei | comprad[oa] | paguei | pedi | contratei | pedido | compra | encomendei | adquiri | servico | pagamento
  chegou | chegaram | recebi | veio | vieram | entregaram | entregou | esperando | cade | a menos | incomplet*
  caiu | cairam | sumiram | sumiu | diminu* | baix(ou|aram) | perdi | despenc* | reposicao | repor | reembols* | estorn* | dinheiro
  ticket | chamado | protocolo | ocorrencia | reclam* | problema | golpe | golpist* | calote | enganad[oa]
  descontad[oa] | descontou | descontaram | mandaram | nada d[oa]s | (curtid*|likes?|seguidor*|inscrit*|views?|visualiz*) d[oa] (post|foto|video|perfil|canal)
  cobraram | cobrou | cobrad[oa] | travou | travaram | travad[oa] | parou | pararam | parad[oa] | atrasad[oa]
`)
const saysWhatHappened = phrases(`
  comprei | paguei | pedi | contratei | peguei .. com voces | me devem | (realizei|efetuei|fiz) (o|a)? (pagamento|compra|pix|pedido) | sumiram | cairam | despenc* | falt(a|am|ou|aram|ando) | esperando
`)
const hypothetical = phrases(`
  (se|caso|quando) .{0,45}(?<= )(cair*|sumir*|perder*|sair*|chegar*|parar*|der|atrasar*|gostar|quiser|entregar*|funcionar*
    vier*|demorar*|receber|diminuir*|caem|acontecer)
  (podem|pode|vao|vai) (cair|sumir|diminuir)
`)
const aboutPix = phrases('pix | qr* | codigo | pagamento')
const notBought = phrases(`
  deu (tudo)? certo | (nao tive|sem) problemas? | (chegou|chegaram|veio|vieram) (tudo)? (certo|certinho|direitinho|rapid*)
  nao comprei | nunca comprei | ainda nao (comprei|paguei)
  (comprei|paguei|pedi|contratei) .. (em|de|com|n)? ?outr[oa]s? (sites?|lugar|lugares|empresas?|lojas?)
`)

const stuckPage = phrases(
  '(meu|minha) (canal|perfil|conta|insta*|pagina|video) (esta|anda|ficou) (muito|meio|bem)? parad[oa]',
)
const withRefill = phrases('com (reposicao|refil*|garantia)')

const tellsOfPurchase = phrases(`
  comprei | paguei | contratei | encomendei | adquiri | peguei .. com voces | (realizei|efetuei|fiz) (o|a|um|uma)? (pagamento|compra|pix|pedido)
`)

/** 'os likes que comprei, instagram.com/…': who tells of a purchase, and wants nothing else, wants help with it. */
const tellsOnlyOfPurchase = (turn: Turn) =>
  tellsOfPurchase.test(turn.plain) &&
  turn.targets.usable.length > 0 &&
  !turn.reading.isQuestion &&
  !does(turn, 'order', 'firm-yes', 'change', 'thanks')

/** Whether the message is about something that went wrong with what was bought, and not a question or an order. */
export function isTrouble(turn: Turn): boolean {
  const { plain, reading } = turn
  if (does(turn, 'offers-password')) return false
  if (does(turn, 'open-ticket')) return true
  const isOrdering =
    does(turn, 'order', 'firm-yes') &&
    reading.orders.some((it) => it.quantity) &&
    (!does(turn, 'wants-refill') || withRefill.test(plain)) &&
    !saysWhatHappened.test(plain)
  if (stuckPage.test(plain) && !saysWhatHappened.test(plain)) return false
  if (isOrdering || hypothetical.test(plain) || notBought.test(plain)) return false
  if (!boughtBefore.test(plain) && !turn.tickets.some(isUnderWay)) return false
  if (
    aboutPix.test(plain) &&
    does(turn, 'ask-pix-again', 'ask-status') &&
    !/\b(comprei|seguidor|curtida|inscrit|visualiza)/.test(plain) &&
    !(turn.targets.usable.length && does(turn, 'complaint'))
  )
    return false
  if (tellsOnlyOfPurchase(turn)) return true
  if (does(turn, 'complaint', 'dropped'))
    return !(
      reading.topics.length > 0 &&
      plain.includes('?') &&
      !/\b(meus?|minhas?|comprei|paguei|cade|recebi)\b/.test(plain)
    )
  return (
    does(turn, 'wants-refill', 'wants-refund') &&
    (!reading.isQuestion || /\b(meus?|minhas?|comprei|paguei)\b/.test(plain)) &&
    !does(turn, 'wants-cancel')
  )
}
