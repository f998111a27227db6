import { LineDrawing } from '@smm/ui/line-drawing'
import css from './panel-icon.module.css'

/** Icons of the panel besides those of libs/ui, on the same 24 × 24 grid with the same stroke. */
const shapes = {
  today: 'M5.5 19v-6.5M12 19V5M18.5 19v-9.5M3.5 19.5h17',
  bell: 'M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15L6 16.5ZM10 20.5h4',
  more: 'M5.5 11.25a.75.75 0 1 1 0 1.5.75.75 0 0 1 0-1.5ZM12 11.25a.75.75 0 1 1 0 1.5.75.75 0 0 1 0-1.5ZM18.5 11.25a.75.75 0 1 1 0 1.5.75.75 0 0 1 0-1.5Z',
  orders: 'M5.5 4.5h13v15l-2.2-1.5-2.1 1.5-2.2-1.5-2.2 1.5-2.1-1.5-2.2 1.5v-15ZM9 9h6M9 12.75h6',
  payments: 'M12 3.75 20.25 12 12 20.25 3.75 12 12 3.75ZM12 8.75 15.25 12 12 15.25 8.75 12 12 8.75Z',
  catalogue: 'M4.5 4.5h6v6h-6ZM13.5 4.5h6v6h-6ZM4.5 13.5h6v6h-6ZM13.5 13.5h6v6h-6Z',
  margins:
    'M18.5 5.5l-13 13M8 10a2.25 2.25 0 1 0 0-4.5A2.25 2.25 0 0 0 8 10ZM16 18.5a2.25 2.25 0 1 0 0-4.5 2.25 2.25 0 0 0 0 4.5Z',
  prices: 'M4.5 4.5h8l7 7-8 8-7-7ZM8.5 9.75a1.25 1.25 0 1 0 0-2.5 1.25 1.25 0 0 0 0 2.5Z',
  coupons:
    'M4.5 6.5h15v3.25a2.25 2.25 0 0 0 0 4.5v3.25h-15v-3.25a2.25 2.25 0 0 0 0-4.5ZM14.5 9.5l-5 5M9.9 10v.1M14.1 14v.1',
  tickets:
    'M4 8.5v-2h16v2.75a2.75 2.75 0 0 0 0 5.5v2.75H4v-2.75a2.75 2.75 0 0 0 0-5.5ZM14 6.5v2M14 11v2M14 15.5v2',
  suppliers:
    'M3.5 6.5h10v9.5h-10ZM13.5 10h4l3 3v3h-7ZM7.25 18.5a1.75 1.75 0 1 0 0-3.5 1.75 1.75 0 0 0 0 3.5ZM16.75 18.5a1.75 1.75 0 1 0 0-3.5 1.75 1.75 0 0 0 0 3.5Z',
  up: 'M12 19V5.5M6.5 11 12 5.5l5.5 5.5',
  down: 'M12 5v13.5M6.5 13l5.5 5.5 5.5-5.5',
  eye: 'M2.75 12S6 5.75 12 5.75 21.25 12 21.25 12 18 18.25 12 18.25 2.75 12 2.75 12ZM12 14.75a2.75 2.75 0 1 0 0-5.5 2.75 2.75 0 0 0 0 5.5Z',
  edit: 'M5 19h3.5L19 8.5 15.5 5 5 15.5V19ZM13 7.5l3.5 3.5',
  refresh: 'M19 12a7 7 0 1 1-2.1-5M17.25 3.5v3.75H13.5',
  leave: 'M14 8V5H5v14h9v-3M10 12h10.5M17 8.5l3.5 3.5-3.5 3.5',
  out: 'M13.5 5H19v5.5M19 5l-8 8M16 14.5V19H5V8h4.5',
  copy: 'M9 9h10.5v10.5H9ZM15 9V4.5H4.5V15H9',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  chevron: 'm6.5 9.5 5.5 5.5 5.5-5.5',
  close: 'M6.5 6.5l11 11M17.5 6.5l-11 11',
  conversation: 'M4.5 5.5h15v10.5h-8l-4 3.5v-3.5h-3ZM8.5 9.5h7M8.5 12.5h4.5',
  filter: 'M4 6.5h16M7 12h10M10 17.5h4',
  search: 'M10.5 5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11ZM14.75 14.75 19.5 19.5',
  audit: 'M12 3.75 19 6.5v5c0 4-2.8 7.3-7 8.75-4.2-1.45-7-4.75-7-8.75v-5ZM9 12l2.25 2.25L15.25 10',
  download: 'M12 4.5v10M8 10.75l4 4 4-4M5 19h14',
  sort: 'm8.5 9.5 3.5-3.5 3.5 3.5M8.5 14.5l3.5 3.5 3.5-3.5',
  operation: 'M3.5 12.5h4l2.5-7 4 13 2.5-6h4',
  team: 'M9 11.5a3.25 3.25 0 1 0 0-6.5 3.25 3.25 0 0 0 0 6.5ZM3 19c0-3 2.5-5 6-5s6 2 6 5M15.5 5.2a3.25 3.25 0 0 1 0 6.1M17 14.3c2.4.5 4 2.2 4 4.7',
  account:
    'M12 12a3.75 3.75 0 1 0 0-7.5 3.75 3.75 0 0 0 0 7.5ZM4.5 20c.4-3.6 3.4-5.75 7.5-5.75s7.1 2.15 7.5 5.75',
  warning: 'M12 4.5 21 19.5H3L12 4.5ZM12 10v4.5M12 16.9v.1',
} as const
export type PanelIconName = keyof typeof shapes

type PanelIconProps = { name: PanelIconName; size?: string; className?: string; isTurning?: boolean }

/** Decorative: hidden from screen readers, always beside a text. */
export const PanelIcon = ({ name, size = '1.25rem', className, isTurning }: PanelIconProps) => (
  <LineDrawing
    path={shapes[name]}
    size={size}
    className={isTurning ? css.turning : className}
    style={{ flex: 'none' }}
  />
)
