const shapes: Record<string, (x: number, y: number) => string> = {
  // Quarter discs, named by the corner they sit in.
  a: (x, y) => `M${x} ${y}h1a1 1 0 0 1-1 1z`,
  b: (x, y) => `M${x + 1} ${y}v1a1 1 0 0 1-1-1z`,
  c: (x, y) => `M${x + 1} ${y + 1}h-1a1 1 0 0 1 1-1z`,
  d: (x, y) => `M${x} ${y + 1}v-1a1 1 0 0 1 1 1z`,
  // Leaves, from corner to corner.
  l: (x, y) => `M${x} ${y}a1 1 0 0 1 1 1a1 1 0 0 1-1-1z`,
  m: (x, y) => `M${x + 1} ${y}a1 1 0 0 1-1 1a1 1 0 0 1 1-1z`,
  // Half discs on the lower and the upper edge, and a full one.
  h: (x, y) => `M${x} ${y + 1}a.5.5 0 0 1 1 0z`,
  u: (x, y) => `M${x} ${y}a.5.5 0 0 0 1 0z`,
  o: (x, y) => `M${x + 0.22} ${y + 0.5}a.28.28 0 1 1 .56 0a.28.28 0 1 1-.56 0z`,
}

const inks: Record<string, string> = {
  y: 'var(--sun)',
  g: 'var(--tile-leaf)',
  b: 'var(--tile-blue)',
  p: 'var(--tile-pale)',
  n: 'var(--night-raised)',
  k: 'var(--night)',
}

/** One path per colour keeps a whole wall under a kilobyte; squares come first. */
function pathsOf(rows: readonly string[]) {
  const squares: Record<string, string> = {}
  const figures: Record<string, string> = {}
  rows.forEach((row, y) =>
    row.split(' ').forEach((tile, x) => {
      const [shape = '.', ink = '.', ground = '.'] = tile
      if (inks[ground]) squares[ground] = `${squares[ground] ?? ''}M${x} ${y}h1v1h-1z`
      if (shapes[shape] && inks[ink]) figures[ink] = `${figures[ink] ?? ''}${shapes[shape](x, y)}`
    }),
  )
  return [...Object.entries(squares), ...Object.entries(figures)]
}

type TilesProps = {
  rows: readonly string[]
  className?: string
  /** Stands as often side by side, under an id of its own. */
  repeated?: { id: string; times: number }
}

/**
 * A wall of tiles, each written as shape, ink and ground ('ayg': a yellow quarter disc on green; '...': nothing).
 * Decoration only.
 */
export function Tiles({ rows, className, repeated }: TilesProps) {
  const columns = rows[0]?.split(' ').length ?? 0
  const { id, times = 1 } = repeated ?? {}
  return (
    <svg
      className={className}
      viewBox={`0 0 ${columns * times} ${rows.length}`}
      preserveAspectRatio="xMinYMin slice"
      shapeRendering="geometricPrecision"
      aria-hidden="true"
    >
      <g id={id}>
        {pathsOf(rows).map(([ink, d], i) => (
          <path key={i} fill={inks[ink]} d={d} />
        ))}
      </g>
      {Array.from({ length: times - 1 }, (_, i) => (
        <use key={i} href={`#${id}`} x={columns * (i + 1)} />
      ))}
    </svg>
  )
}
