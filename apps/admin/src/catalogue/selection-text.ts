import type { Merit, Picked } from '@smm/contracts/services'

const packageMerits: Merit[] = [
  'takes the smallest package',
  'takes the largest package',
  'every package covers cost plus margin',
]
const expectedMerits: Merit[] = [
  'not for another country',
  'not for a part of the audience',
  'not a throw-away',
]

const meritTexts: Record<Merit, string> = {
  'takes the smallest package': 'aceita o menor pacote',
  'takes the largest package': 'aceita o maior pacote',
  'every package covers cost plus margin': 'todos os pacotes cobrem custo e margem',
  'not for another country': 'não é de outro país',
  'not for a part of the audience': 'serve para qualquer público',
  'not a throw-away': 'não é descartável',
  Brazilian: 'público brasileiro',
  refills: 'tem reposição',
  'real profiles': 'perfis reais',
  'can be cancelled': 'pode ser cancelado',
}

/** The reason why this supplier service was selected. Merits that every candidate should have are left out. */
export function selectionText(picked: Picked, isPublished: boolean): string {
  if (picked.by === 'staff') return `Escolhido por ${picked.username}.`
  const { of, merits } = picked
  const hasAll = (these: Merit[]) => these.every((it) => merits.includes(it))
  const reasons = [
    ...(!isPublished
      ? []
      : hasAll(packageMerits)
        ? ['atende todos os pacotes com a margem']
        : packageMerits.filter((it) => merits.includes(it)).map((it) => meritTexts[it])),
    ...merits
      .filter((it) => !packageMerits.includes(it) && !(hasAll(expectedMerits) && expectedMerits.includes(it)))
      .map((it) => meritTexts[it]),
  ]
  const candidates = of === 1 ? 'Única opção encontrada' : `Escolhido entre ${of} opções`
  if (reasons.length > 0) return `${candidates}: ${reasons.join(', ')}.`
  return of === 1 ? `${candidates}.` : `${candidates}: a mais barata.`
}
