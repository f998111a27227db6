import type { ReactNode } from 'react'
import { sectionOf } from './figures.ts'

type Props = { figure: string; children: ReactNode; otherwise?: ReactNode }

/** Its children where there is the figure, else `otherwise`. It stands between elements, never beside text. */
export function WhenFigure({ figure, children, otherwise }: Props) {
  return (
    <>
      <Section of={sectionOf('?', figure)}>{children}</Section>
      <Section of={sectionOf('!', figure)}>{otherwise}</Section>
    </>
  )
}

function Section({ of, children }: { of: ReturnType<typeof sectionOf>; children: ReactNode }) {
  if (typeof of === 'boolean') return of && children
  const [start, end] = of
  return (
    <>
      {start}
      {children}
      {end}
    </>
  )
}
