import { completedOrdersFigure, medianStartFigure } from '@smm/pricing/figures'
import { type Claim, claims } from '@smm/site/claims'
import { deliveryOfService, serviceList } from '../services/services.ts'

type TrueFigure = { key: string; label: string }

/** The shop's own figures, and the claim in whose place each stands once there are enough orders. */
const trueFigures = new Map<Claim, TrueFigure>([
  [claims.clients, { key: completedOrdersFigure, label: 'pedidos concluídos' }],
  ...serviceList.map((service): [Claim, TrueFigure] => [
    deliveryOfService(service).startClaim,
    { key: medianStartFigure(service.product), label: 'até começar, na metade dos pedidos' },
  ]),
])

export const trueFigureOf = (claim: Claim): TrueFigure | undefined => trueFigures.get(claim)
