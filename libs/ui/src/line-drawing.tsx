import type { SVGProps } from 'react'

type LineDrawingProps = { path: string; size: string } & Pick<SVGProps<SVGSVGElement>, 'className' | 'style'>

/** A shape on a 24 × 24 grid. Decorative: hidden from screen readers. */
export const LineDrawing = ({ path, size, ...look }: LineDrawingProps) => (
  <svg
    {...look}
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={path} />
  </svg>
)
