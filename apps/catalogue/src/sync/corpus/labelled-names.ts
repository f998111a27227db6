type LabelledName = { label: string; name: string; category: string }

/** Parses lines of `product :: name :: category`; the product `-` marks a service we do not sell. */
export const readLabelledNames = (table: string): LabelledName[] =>
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [label = '', name = '', category = ''] = line.split(' :: ')
      return { label, name, category }
    })
