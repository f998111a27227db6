import type { Merit, Picked } from '@smm/contracts/services'

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

/** Why this service of the supplier delivers, in words. */
export function pickedText(picked: Picked): string {
  if (picked.by === 'staff') return `Escolhido por ${picked.username}.`
  const reasons = picked.merits.map((it) => words[it]).join(', ')
  const among = picked.of === 1 ? 'Única opção encontrada' : `Escolhido entre ${picked.of} opções`
  return reasons ? `${among}: ${reasons}.` : `${among}.`
}
