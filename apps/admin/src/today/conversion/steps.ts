import type { ConversionSteps } from '@smm/contracts/conversion'

type Step = { key: keyof ConversionSteps; name: string; meaning: string }

/** From the first to the last; each is a part of the one before. */
export const steps: [Step, ...Step[]] = [
  { key: 'visits', name: 'Visitas', meaning: 'páginas abertas no navegador' },
  { key: 'chats', name: 'Conversas', meaning: 'escreveram no chat' },
  { key: 'recaps', name: 'Resumos', meaning: 'viram o resumo do pedido' },
  { key: 'charges', name: 'PIX', meaning: 'receberam o PIX' },
  { key: 'paid', name: 'Pagos', meaning: 'pagaram' },
]

const percent = new Intl.NumberFormat('pt-BR', {
  style: 'percent',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
})

/** '12,5%'; a dash where there is nothing to compare with. */
export const shareText = (part: number, whole: number): string =>
  whole > 0 ? percent.format(part / whole) : '–'
