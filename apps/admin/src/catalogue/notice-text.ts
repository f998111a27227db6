import type { Service, ServiceNotice } from '@smm/contracts/services'
import { formatQuantity } from '@smm/pricing/money'
import { tierSuffix } from '@smm/pricing/tier-suffix'
import { legal } from '@smm/site/legal'
import { formatAmount } from '../format-values.ts'

/** The text of a catalogue notice: the event, its effect on sales and the next step. */
export function noticeText(notice: ServiceNotice, service: Service): string {
  const { code, quantity = 0, price = '0', floor = '0', pricePerThousand = '0' } = notice
  switch (code) {
    case 'PACKAGE_UNDER_FLOOR':
      return `O pacote de ${formatQuantity(quantity)}${tierSuffix(notice)} sai por ${formatAmount(price)}, abaixo do custo com a margem (${formatAmount(floor)}).`
    case 'PACKAGE_OUTSIDE_LIMITS':
      return outsideLimitsText(notice)
    case 'PRICE_HELD':
      return heldPriceText(Number(pricePerThousand), Number(service.pricePerThousand))
    case 'VANISHED':
      return 'Este ID sumiu da lista do fornecedor. O serviço não é vendido até você indicar outro ID.'
    case 'UNKNOWN_ID':
      return 'Este ID ainda não apareceu na lista do fornecedor. O serviço não é vendido até a sincronização encontrá-lo.'
    case 'OTHER_PRODUCT':
      return 'Este ID parece ser de outro produto. Confira o nome no fornecedor.'
    case 'NO_REFILL':
      return `As páginas prometem reposição por ${legal.guaranteeDays} dias, e o fornecedor não repõe neste ID.`
  }
}

function outsideLimitsText(notice: ServiceNotice): string {
  const { quantity = 0, quantities = [quantity] } = notice
  const names = list.format(quantities.map(formatQuantity))
  const [offered, rest] =
    quantities.length === 1
      ? [
          'há um pacote dessa quantidade',
          'pago, ele espera por você. Troque o ID, ligue outro fornecedor ou tire o pacote',
        ]
      : [
          'há pacotes dessas quantidades',
          'pagos, eles esperam por você. Troque o ID, ligue outro fornecedor ou tire os pacotes',
        ]
  return `Nenhum fornecedor deste serviço aceita ${names} num pedido (${rangesInWords(notice)}), e ${offered}${tierSuffix(notice)} à venda: ${rest} de venda.`
}

const list = new Intl.ListFormat('pt-BR')

/** 'só 1', 'só de 10 a 200 e de 500 a 1.000' */
const rangesInWords = ({ taken = [] }: ServiceNotice) =>
  `só ${list.format(
    taken.map(({ minimum, maximum }) =>
      minimum === maximum
        ? formatQuantity(minimum)
        : `de ${formatQuantity(minimum)} a ${formatQuantity(maximum)}`,
    ),
  )}`

function heldPriceText(offered: number, accepted: number): string {
  if (offered <= 0) {
    return accepted > 0
      ? 'O fornecedor passou a informar preço zero, que não pode ser aceito. O preço anterior continua valendo.'
      : 'O fornecedor informa preço zero. Sem custo conhecido, o serviço não é vendido.'
  }
  const step = accepted > 0 ? Math.round((offered / accepted - 1) * 100) : 0
  const before = accepted > 0 ? ` (antes ${formatAmount(accepted)}, ${step > 0 ? '+' : ''}${step}%)` : ''
  return `O fornecedor passou a cobrar ${formatAmount(offered)} por mil${before}. O preço anterior continua valendo até você aceitar o novo.`
}
