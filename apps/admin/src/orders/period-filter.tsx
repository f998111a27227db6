import { type ChangeEvent, useState } from 'react'
import { dayOf } from '../brasilia-time.ts'
import { navigate, urlWith } from '../navigation.ts'
import { SelectField } from '../panel/controls/select-field.tsx'
import { type Period, periodsOf } from './periods.ts'
import css from './period-filter.module.css'

const custom = 'Escolher datas'

/** The days of the list, in the URL as `de` and `ate`: a link sent today shows the same tomorrow. */
export function PeriodFilter({ from, until }: Period) {
  const periods = periodsOf(dayOf(new Date()))
  const [isCustom, setCustom] = useState(false)
  const known = periods.find((it) => it.from === from && it.until === until)
  const selected = isCustom || !known ? custom : known.name
  const show = (period: Period) => navigate(urlWith({ de: period.from ?? '', ate: period.until ?? '' }))
  const select = (name: string) => {
    const period = periods.find((it) => it.name === name)
    setCustom(!period)
    if (period) show(period)
  }
  return (
    <>
      <SelectField
        label="Filtrar por período"
        value={selected}
        options={[...periods.map(({ name }) => name), custom].map((name) => ({ value: name, name }))}
        onSelect={select}
      />
      {selected === custom && (
        <span className={css.days}>
          <DayField label="De" day={from} max={until} onChange={(day) => show({ from: day, until })} />
          <DayField label="Até" day={until} min={from} onChange={(day) => show({ from, until: day })} />
        </span>
      )}
    </>
  )
}

type DayFieldProps = {
  label: string
  day: string | undefined
  min?: string | undefined
  max?: string | undefined
  onChange: (day: string) => void
}

const DayField = ({ label, day = '', min, max, onChange }: DayFieldProps) => (
  <label className={css.day}>
    {label}
    <input
      type="date"
      value={day}
      min={min}
      max={max}
      onChange={({ target }: ChangeEvent<HTMLInputElement>) => onChange(target.value)}
    />
  </label>
)
