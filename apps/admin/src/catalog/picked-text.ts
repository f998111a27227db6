import type { Merit, Picked } from '@smm/contracts/services'

const packages: Merit[] = [
  'takes the smallest package',
  'takes the largest package',
  'every package covers cost plus margin',
]
const usual: Merit[] = ['not for another country', 'not for a part of the audience', 'not a throw-away']

const words: Record<Merit, string> = {
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

/** Why this service of the supplier delivers, in words. What goes without saying is not said. */
export function pickedText(picked: Picked, isPublished: boolean): string {
  if (picked.by === 'staff') return `Escolhido por ${picked.username}.`
  const { of, merits } = picked
  const holdsAll = (these: Merit[]) => these.every((it) => merits.includes(it))
  const reasons = [
    ...(!isPublished
      ? []
      : holdsAll(packages)
        ? ['atende todos os pacotes com a margem']
        : packages.filter((it) => merits.includes(it)).map((it) => words[it])),
    ...merits
      .filter((it) => !packages.includes(it) && !(holdsAll(usual) && usual.includes(it)))
      .map((it) => words[it]),
  ]
  const among = of === 1 ? 'Única opção encontrada' : `Escolhido entre ${of} opções`
  if (reasons.length > 0) return `${among}: ${reasons.join(', ')}.`
  return of === 1 ? `${among}.` : `${among}: a mais barata.`
}
