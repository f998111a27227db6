import { formatCents } from '@smm/pricing/money'

/** 1500 → 'R$ 15', 1250 → 'R$ 12,50': a price inside a sentence needs no empty centavos. */
export const shownReais = (cents: number): string => formatCents(cents).replace(/,00$/, '')
