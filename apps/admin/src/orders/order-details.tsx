import { useQuery } from '@tanstack/react-query'
import { Dialog } from 'radix-ui'
import { shortId } from '../names.ts'
import { Loaded } from '../panel/loaded.tsx'
import { PanelIcon } from '../panel/panel-icon.tsx'
import { PanelLink } from '../panel/panel-link.tsx'
import { orderQuery } from '../queries.ts'
import { FurtherDecisions, OrderDecisions } from './order-decisions.tsx'
import css from './order-details.module.css'
import { OrderFacts } from './order-facts.tsx'
import { OrderHistory } from './order-history.tsx'
import { OrderTranscript } from './order-transcript.tsx'

/** Everything known of one order, and what may be decided about it, beside the list it was chosen from. */
export function OrderDetails({ id, onClose }: { id: string | null; onClose: () => void }) {
  return (
    <Dialog.Root open={id !== null} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className={css.scrim} />
        {id !== null && (
          <Dialog.Content className={css.sheet} aria-describedby={undefined}>
            <div className={css.head}>
              <Dialog.Title className={css.title}>Pedido {shortId(id)}</Dialog.Title>
              {/* No tooltip: it would take the first Escape for itself. */}
              <Dialog.Close className={css.close} aria-label="Fechar detalhes">
                <PanelIcon name="close" />
              </Dialog.Close>
            </div>
            <Details key={id} id={id} />
          </Dialog.Content>
        )}
      </Dialog.Portal>
    </Dialog.Root>
  )
}

function Details({ id }: { id: string }) {
  const reading = useQuery(orderQuery(id))
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
          <OrderTranscript orderId={id} />
          <OrderHistory details={details} />
          <PanelLink className={css.audit} href={`/admin09?secao=auditoria&busca=${id}`}>
            Ver na auditoria quem decidiu o quê
          </PanelLink>
        </>
      )}
    </Loaded>
  )
}
