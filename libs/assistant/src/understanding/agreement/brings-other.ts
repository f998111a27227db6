import type { Item, Reading, ShownOrder } from '../reading.ts'

/** Whether a message names a part of the recap alone, takes back its quantity, or brings what it does not show. */
export function bringsOther(reading: Reading, recap: readonly ShownOrder[]): boolean {
  const { acts, items, targets, money, removed, replaced, scope, choice } = reading
  /** 'o outro é 500' is compared with that line alone. */
  const line =
    choice?.by === 'place' && items.length > 0 ? recap.at(choice.place - Number(choice.place > 0)) : undefined
  const isShown = (holds: (it: ShownOrder) => boolean) => (line ? [line] : recap).some(holds)
  return (
    (recap.length > 1 &&
      (removed.length > 0 ||
        scope === 'first' ||
        scope === 'rest' ||
        scope === 'named' ||
        (acts.includes('command') && items.some((it) => isOfSome(it, recap))) ||
        (choice?.by === 'place' && items.length === 0))) ||
    (money !== null &&
      money.use !== 'budget' &&
      !isShown((it) => [it.quotedCents, it.quantity * 100].includes(money.cents))) ||
    items.some((item) => !isShown((it) => isPartOf(item, it))) ||
    replaced.some(({ quantity }) => quantity !== null && isShown((it) => it.quantity === quantity)) ||
    targets.some(({ role, link, handle }) => {
      const name = (link?.canonicalUrl ?? handle ?? '').toLowerCase()
      return role === 'wanted' && !isShown((it) => it.link.toLowerCase().includes(name))
    })
  )
}

/** 'gera o do tiktok', beside one on Instagram. */
const isOfSome = ({ platform, serviceType }: Item, recap: readonly ShownOrder[]) =>
  recap.some((it) => platform !== null && it.platform !== platform) ||
  recap.some((it) => serviceType !== null && it.serviceType !== serviceType)

/** 'os inscritos são 500', beside 100 subscribers and 500 followers, is of no line. */
const isPartOf = (item: Item, line: ShownOrder) =>
  (['quantity', 'platform', 'serviceType'] as const).every((it) => item[it] === null || item[it] === line[it])
