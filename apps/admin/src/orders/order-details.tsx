import { useQuery } from '@tanstack/react-query'
import type { OrderDetails as ShownOrder } from '@smm/contracts/order-details'
import { shortId } from '../names.ts'
import { DetailsSheet } from '../panel/details-sheet.tsx'
import { Loaded } from '../panel/loaded.tsx'
import { PanelLink } from '../panel/panel-link.tsx'
import { Transcript } from '../panel/transcript.tsx'
import { orderQuery } from '../queries.ts'
import { FurtherDecisions, OrderDecisions } from './order-decisions.tsx'
import css from './order-details.module.css'
import { OrderFacts } from './order-facts.tsx'
import { OrderHistory } from './order-history.tsx'

/** Everything known of one order, and what may be decided about it. */
export const OrderDetails = ({ id, onClose }: { id: string | null; onClose: () => void }) => (
  <DetailsSheet isOpen={id !== null} title={`Pedido ${shortId(id ?? '')}`} onClose={onClose}>
    {id !== null && <Details key={id} id={id} />}
  </DetailsSheet>
)

function Details({ id }: { id: string }) {
  const reading = useQuery({ ...orderQuery(id), refetchInterval: ({ state }) => lookAgainMs(state.data) })
  return (
    <Loaded
      reading={reading}
      loadingText="Carregando o pedido..."
      failedText="Não foi possível carregar o pedido."
    >
      {(details) => (
        <>
          <OrderDecisions details={details} />
          <OrderFacts details={details} />
          <FurtherDecisions details={details} />
          <Transcript origin={{ orderId: id }} />
          <OrderHistory details={details} />
          <PanelLink className={css.audit} href={`/admin09?secao=auditoria&busca=${id}`}>
            Ver na auditoria quem decidiu o quê
          </PanelLink>
        </>
      )}
    </Loaded>
  )
}

/** The bank answers a refund in a moment: whoever has just paid it sees what became of it. */
const lookAgainMs = (order: ShownOrder | undefined) =>
  order?.refunds.some(({ state }) => state === 'sending') && 2_000
