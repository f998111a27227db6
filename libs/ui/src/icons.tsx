import { LineDrawing } from './line-drawing.tsx'

/** Own shapes on a 24 × 24 grid with a 1.75 stroke; none is a third party's mark. */
const shapes = {
  arrow: 'M5 12h13M12.5 6.5 18 12l-5.5 5.5',
  'arrow-down': 'M12 5v13M6.5 12.5 12 18l5.5-5.5',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  chevron: 'm6.5 9.5 5.5 5.5 5.5-5.5',
  close: 'M6.5 6.5l11 11M17.5 6.5l-11 11',
  chat: 'M4 19.5V7.5A2.5 2.5 0 0 1 6.5 5h11A2.5 2.5 0 0 1 20 7.5v6.5a2.5 2.5 0 0 1-2.5 2.5H8.5L4 19.5ZM8.5 9.5h7M8.5 12.5h4.5',
  clock: 'M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16ZM12 8v4.25l2.75 1.75',
  coin: 'M12 3.75 20.25 12 12 20.25 3.75 12 12 3.75ZM12 8.75 15.25 12 12 15.25 8.75 12 12 8.75Z',
  card: 'M4.5 6.5h15a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1h-15a1 1 0 0 1-1-1v-9a1 1 0 0 1 1-1ZM3.5 10.5h17M7 14.25h3',
  bank: 'M4 9.5 12 5l8 4.5H4ZM6 9.5v7M10 9.5v7M14 9.5v7M18 9.5v7M4 19h16',
  wallet:
    'M5 7.5h13.5a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1H6a1.5 1.5 0 0 1-1.5-1.5V7A1.5 1.5 0 0 1 6 5.5h10.5M19.5 11.5H16a1.5 1.5 0 0 0 0 3h3.5',
  copy: 'M9 9h9.5v10.5H9ZM15.5 9V4.5H6V15h3',
  heart: 'M12 19.5 5.2 12.6a4.3 4.3 0 0 1 6.1-6.05l.7.7.7-.7a4.3 4.3 0 0 1 6.1 6.05L12 19.5Z',
  people:
    'M9 11.5a3.25 3.25 0 1 0 0-6.5 3.25 3.25 0 0 0 0 6.5ZM3.25 19c.3-3.2 2.6-5 5.75-5s5.45 1.8 5.75 5M15.5 5.3a3.25 3.25 0 0 1 0 5.9M17.25 14.5c2 .7 3.25 2.25 3.5 4.5',
  play: 'M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16ZM10.25 8.75v6.5L15.5 12l-5.25-3.25Z',
  bell: 'M6.5 16.5v-5.25a5.5 5.5 0 0 1 11 0v5.25M4.5 16.5h15M10 19.5h4',
  spark: 'M5 18.5 10 12l3.5 3L19 7.5M14.5 7H19.5V12',
  link: 'M10 14a3.5 3.5 0 0 0 5 0l3-3a3.54 3.54 0 0 0-5-5l-1 1M14 10a3.5 3.5 0 0 0-5 0l-3 3a3.54 3.54 0 0 0 5 5l1-1',
  lock: 'M6.5 11h11v8.5h-11ZM8.75 11V8.25a3.25 3.25 0 0 1 6.5 0V11M12 14.25v2',
  mail: 'M4 6.5h16v11H4ZM4.5 7l7.5 6 7.5-6',
  phone:
    'M6 4.5h3l1.5 4-2 1.5a10 10 0 0 0 5.5 5.5l1.5-2 4 1.5v3a1.5 1.5 0 0 1-1.6 1.5A14.5 14.5 0 0 1 4.5 6.1 1.5 1.5 0 0 1 6 4.5Z',
  message:
    'M12 4a8 8 0 0 1 0 16 8.3 8.3 0 0 1-3.7-.9L4 20l.9-4.2A8 8 0 0 1 12 4ZM9 10.25c.3 2.4 2.3 4.4 4.75 4.75l1.25-1.5',
  menu: 'M4.5 8h15M4.5 16h15',
  refresh: 'M19 12a7 7 0 1 1-2.1-5M17.25 3.5V7.25H13.5',
  search: 'M10.5 5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11ZM14.75 14.75 19.5 19.5',
  shield:
    'M12 4 18.5 6.25v5.25c0 4-2.6 6.9-6.5 8.5-3.9-1.6-6.5-4.5-6.5-8.5V6.25L12 4ZM9 12l2.25 2.25L15.25 10',
} as const

export type IconName = keyof typeof shapes

type IconProps = { name: IconName; size?: string; className?: string }

/** Decorative: hidden from screen readers. `size` is a CSS length, by default relative to the text. */
export const Icon = ({ name, size = '1.25em', className }: IconProps) => (
  <LineDrawing path={shapes[name]} size={size} className={className} />
)
