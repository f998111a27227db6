import { eachRow } from '../../test-each-row.ts'
import type { Choice } from '../../understanding/reading.ts'
import { givenShop } from '../testing.ts'
import { chosenQuantity, withNamedProduct } from './chosen-quantity.ts'
import { emptyDraft } from './draft.ts'

const product = { platform: 'instagram', serviceType: 'followers' } as const

eachRow<[Choice, number[], number | null]>([
  [{ by: 'place', place: 2 }, [], 500],
  [{ by: 'place', place: 2 }, [100, 2_000], 2_000],
  [{ by: 'place', place: -1 }, [], 5_000],
  [{ by: 'place', place: 9 }, [], null],
  [{ by: 'price', cents: 4_500 }, [], 500],
  [{ by: 'price', cents: 4_501 }, [], null],
  [{ by: 'popular' }, [], 500],
  [{ by: 'cheapest' }, [300, 700], 300],
  [{ by: 'largest' }, [300, 700], 700],
  [{ by: 'middle' }, [300, 700, 900], 700],
  [{ by: 'name', name: 'Growth' }, [], 500],
  [{ by: 'name', name: 'Nenhum' }, [], null],
])('a choice points among the quantities listed, else among the packages', (choice, shown, quantity) =>
  expect(chosenQuantity(givenShop(), product, choice, shown)).toBe(quantity),
)

it('a name that one product alone has tells the product', () => {
  const named = (name: string) =>
    withNamedProduct(givenShop(), { ...emptyDraft, choice: { by: 'name', name } }).platform
  expect(named('Nenhum')).toBeNull()
})
