import type { ServiceNotice } from '@smm/contracts/services'
import { formatQuantity } from '@smm/pricing/money'
import { showReais } from '../shown-values.ts'

/** A notice of the catalogue in words: what happened, what it means for sales, and what to do. */
export function noticeText({
  code,
  quantity = 0,
  price = '0',
  floor = '0',
  pricePerThousand = '0',
}: ServiceNotice): string {
  switch (code) {
    case 'PACKAGE_UNDER_FLOOR':
      return `O pacote de ${formatQuantity(quantity)} sai por ${showReais(price)}, abaixo do custo com a margem (${showReais(floor)}).`
    case 'PRICE_HELD':
      return Number(pricePerThousand) > 0
        ? `O fornecedor passou a cobrar ${showReais(pricePerThousand)} por mil. O preço anterior continua valendo; para aceitar o novo, edite o ID e salve de novo.`
        : 'O fornecedor passou a informar preço zero. O preço anterior continua valendo.'
    case 'VANISHED':
      return 'Este ID sumiu da lista do fornecedor. O serviço não é vendido até você indicar outro ID.'
    case 'UNKNOWN_ID':
      return 'Este ID ainda não apareceu na lista do fornecedor. O serviço não é vendido até a sincronização encontrá-lo.'
    case 'OTHER_PRODUCT':
      return 'Este ID parece ser de outro produto. Confira o nome no fornecedor.'
  }
}
