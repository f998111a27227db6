export type LabelledName = { label: string; name: string; category: string }

/** Names as panels write them, each with what it sells: `product :: name :: category`; `-` is none of our products. */
export const readNames = (table: string): LabelledName[] =>
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [label = '', name = '', category = ''] = line.split(' :: ')
      return { label, name, category }
    })
