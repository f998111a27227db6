import { setSearchParam, usePanelUrl } from '../../navigation.ts'
import { SelectField, type Option } from '../controls/select-field.tsx'

type UrlFilterProps<Value extends string> = {
  /** The search parameter that keeps the choice. */
  name: string
  label: string
  /** The first option is no filter. */
  options: readonly [Option<Value>, ...Array<Option<Value>>]
}

/** A filter of a list that is kept in the URL. */
export function UrlFilter<Value extends string>({ name, label, options }: UrlFilterProps<Value>) {
  const selected = usePanelUrl().search.get(name)
  const [noFilter] = options
  return (
    <SelectField
      label={label}
      value={options.find(({ value }) => value === selected)?.value ?? noFilter.value}
      options={options}
      onSelect={(next) => setSearchParam(name, next === noFilter.value ? '' : next)}
    />
  )
}
