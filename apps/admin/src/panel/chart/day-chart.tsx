import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import css from './day-chart.module.css'
import { namedDays, scaleOf, topOf } from './chart-scale.ts'
import { dayName, shortDay, weekday } from './day-names.ts'

type DayValue = { day: string; value: number }
type Measured = { name: string; format: (value: number) => string; isCount?: boolean }
type DayChartProps = { measure: Measured; days: DayValue[]; daysBefore?: DayValue[] }

/**
 * A line of one measure day by day, over that of the days before where they are known. The plot is a slider: pointer, touch and
 * arrow keys choose the day whose values are shown.
 */
export function DayChart({ measure, days, daysBefore = [] }: DayChartProps) {
  const [chosen, setChosen] = useState<number>()
  const valuesOf = (among: DayValue[]) => among.map(({ value }) => value)
  const [values, before] = [valuesOf(days), valuesOf(daysBefore)]
  const scale = scaleOf([...values, ...before], measure.isCount)
  const last = days.length - 1
  const leftOf = (index: number) => leftAt(index, last)
  const shown = Math.min(chosen ?? last, last)

  const choose = (event: PointerEvent<HTMLDivElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    if (width > 0) setChosen(clamp(Math.round(((event.clientX - left) / width) * last), last))
  }
  const step = (event: KeyboardEvent) => {
    const next = stepOf(event.key, shown, last)
    if (next === undefined) return
    event.preventDefault()
    setChosen(next)
  }
  const textOf = (index: number) =>
    [days[index], daysBefore[index]]
      .flatMap((it) => (it ? [`${dayName(it.day)}: ${measure.format(it.value)}`] : []))
      .join('; ')

  return (
    <div className={css.chart}>
      <ul className={css.ticks} aria-hidden="true">
        {scale.ticks.map((tick) => (
          <li key={tick} style={{ top: `${topOf(tick, scale)}%` }}>
            {axisText(tick, measure)}
          </li>
        ))}
      </ul>
      <div
        className={css.plot}
        role="slider"
        tabIndex={0}
        aria-label={`${measure.name} por dia`}
        aria-valuemin={1}
        aria-valuemax={days.length}
        aria-valuenow={shown + 1}
        aria-valuetext={textOf(shown)}
        onKeyDown={step}
        onPointerDown={choose}
        onPointerMove={choose}
        // A finger that lifts leaves the values it chose.
        onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setChosen(undefined)}
        onBlur={() => setChosen(undefined)}
        onFocus={() => setChosen((index) => index ?? last)}
      >
        {scale.ticks.map((tick) => (
          <span
            key={tick}
            className={tick === 0 ? css.ground : css.grid}
            style={{ top: `${topOf(tick, scale)}%` }}
          />
        ))}
        <Lines values={values} before={before} scale={scale} />
        {chosen !== undefined && (
          <ChosenDay
            left={leftOf(shown)}
            top={topOf(values[shown] ?? 0, scale)}
            measure={measure}
            day={days[shown]}
            dayBefore={daysBefore[shown]}
            isToday={shown === last}
          />
        )}
      </div>
      <ul className={css.days} aria-hidden="true">
        {namedDays(days.length, 7).map((index) => (
          <li key={index} style={{ left: `${leftOf(index)}%`, translate: `${-leftOf(index)}% 0` }}>
            {index === last ? 'hoje' : shortDay(days[index]?.day)}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Percent of the plot's width. */
const leftAt = (index: number, last: number) => (last > 0 ? (index / last) * 100 : 50)

type LinesProps = { values: number[]; before: number[]; scale: ReturnType<typeof scaleOf> }

/** Today is not over: its part of the line is dashed. */
function Lines({ values, before, scale }: LinesProps) {
  const last = values.length - 1
  const lineOf = (points: number[], from = 0) =>
    points
      .map((value, index) => `${index === 0 ? 'M' : 'L'}${leftAt(from + index, last)} ${topOf(value, scale)}`)
      .join('')
  const ground = topOf(0, scale)
  const area = `${lineOf(values)}L${leftAt(last, last)} ${ground}L${leftAt(0, last)} ${ground}Z`
  return (
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      <path className={css.area} d={area} />
      <path className={css.before} d={lineOf(before)} />
      <path className={css.line} d={lineOf(values.slice(0, -1))} />
      <path className={css.unfinished} d={lineOf(values.slice(-2), Math.max(last - 1, 0))} />
    </svg>
  )
}

type ChosenDayProps = {
  /** Percent of the plot. */
  left: number
  top: number
  measure: Measured
  day: DayValue | undefined
  dayBefore: DayValue | undefined
  isToday: boolean
}

const ChosenDay = ({ left, top, measure, day, dayBefore, isToday }: ChosenDayProps) => (
  <>
    <span className={css.cursor} style={{ left: `${left}%` }} />
    <span className={css.dot} style={{ left: `${left}%`, top: `${top}%` }} />
    <div className={css.tip} style={{ left: `${left}%`, translate: `${-left}% 0` }} aria-hidden="true">
      <strong>{measure.format(day?.value ?? 0)}</strong>
      <span>
        {weekday(day?.day)}, {shortDay(day?.day)}
        {isToday && ', até agora'}
      </span>
      {dayBefore && (
        <span className={css.tipBefore}>
          {measure.format(dayBefore.value)} em {shortDay(dayBefore.day)}
        </span>
      )}
    </div>
  </>
)

const clamp = (index: number, last: number) => Math.min(Math.max(index, 0), last)

/** The day that a key leads to; undefined for other keys. */
function stepOf(key: string, from: number, last: number): number | undefined {
  const steps: Record<string, number> = {
    ArrowLeft: from - 1,
    ArrowDown: from - 1,
    ArrowRight: from + 1,
    ArrowUp: from + 1,
    PageDown: from - 7,
    PageUp: from + 7,
    Home: 0,
    End: last,
  }
  const next = steps[key]
  return next === undefined ? undefined : clamp(next, last)
}

const short = new Intl.NumberFormat('pt-BR', { notation: 'compact', maximumFractionDigits: 1 })

/** 'R$ 1,5 mil': an axis needs no centavos. */
const axisText = (value: number, { isCount }: Measured) =>
  isCount ? short.format(value) : `${value < 0 ? '−' : ''}R$ ${short.format(Math.abs(value))}`
