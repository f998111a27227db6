import { useQuery } from '@tanstack/react-query'
import { listAudit } from '@smm/contracts/audit'
import type { OrderDetails } from '@smm/contracts/orders/order-details'
import { showTranscript } from '@smm/contracts/conversations/transcripts'
import { panelUrl } from '@smm/contracts/panel-url'
import { ForRoles } from '../identity/for-roles.tsx'
import { shortId } from '../short-ids.ts'
import { DetailsSheet } from '../panel/sheet/details-sheet.tsx'
import { Loaded } from '../panel/loading/loaded.tsx'
import { PanelLink } from '../panel/controls/panel-link.tsx'
import { Conversation } from '../conversation/conversation.tsx'
import { orderQuery } from './order-queries.ts'
import { OptionalDecisions, OrderDecisions } from './decisions/order-decisions.tsx'
import css from './order-sheet.module.css'
import { OrderFields } from './order-fields.tsx'
import { OrderHistory } from './order-history.tsx'

/** The details of one order, with the decisions that staff may take. */
export const OrderSheet = ({ id, onClose }: { id: string | null; onClose: () => void }) => (
  <DetailsSheet isOpen={id !== null} title={`Pedido ${shortId(id ?? '')}`} onClose={onClose}>
    {id !== null && <Details key={id} id={id} />}
  </DetailsSheet>
)

function Details({ id }: { id: string }) {
  const order = useQuery({ ...orderQuery(id), refetchInterval: ({ state }) => refetchIntervalMs(state.data) })
  return (
    <Loaded
      query={order}
      loadingText="Carregando o pedido..."
      failedText="Não foi possível carregar o pedido."
    >
      {(details) => (
        <>
          <OrderDecisions details={details} />
          <OrderFields details={details} />
          <OptionalDecisions details={details} />
          <ForRoles endpoint={showTranscript} act="leem as conversas">
            <Conversation subject={{ orderId: id }} orderId={id} />
          </ForRoles>
          <OrderHistory details={details} />
          <ForRoles endpoint={listAudit}>
            <PanelLink className={css.audit} href={panelUrl('auditoria', { busca: id })}>
              Ver na auditoria quem decidiu o quê
            </PanelLink>
          </ForRoles>
        </>
      )}
    </Loaded>
  )
}

/** Polls while a refund is being sent, because the bank usually answers soon. */
const refetchIntervalMs = (order: OrderDetails | undefined) =>
  order?.refunds.some(({ state }) => state === 'sending') && 2_000
