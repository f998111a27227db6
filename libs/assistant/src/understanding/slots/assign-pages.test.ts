import { type Item, noItem, type Target } from '../reading.ts'
import { assignPages } from './assign-pages.ts'

const name = { role: 'wanted', link: null, handle: 'a', refusal: null, platform: null } as const
const page = (platform: 'instagram' | 'tiktok', kind: 'profile' | 'post'): Target => ({
  ...name,
  link: { platform, kind, canonicalUrl: `https://${platform}.com/${kind}` },
  handle: null,
  platform,
})
const [insta, tiktok, post] = [
  page('instagram', 'profile'),
  page('tiktok', 'profile'),
  page('instagram', 'post'),
]
const item = (known: Partial<Item>): Item => ({ ...noItem, ...known })
const told = (items: readonly Item[]) => items.map((it) => [it.quantity, it.platform, it.target])
const [followers, likes] = [{ serviceType: 'followers' }, { serviceType: 'likes' }] as const

it.each<[string, Item[], Target[], ReturnType<typeof told>]>([
  [
    'its own',
    [item({ quantity: 500 }), item({ quantity: 300, target: 0 })],
    [insta],
    [
      [500, null, null],
      [300, 'instagram', 0],
    ],
  ],
  ['one that no other has', [item({ quantity: 500 })], [insta], [[500, 'instagram', 0]]],
  [
    'those beside a list of quantities one by one, each with its platform',
    [item({ target: 0, platform: 'tiktok' }), item({ quantity: 500, target: 1 }), item({ quantity: 300 })],
    [name, name],
    [
      [500, 'tiktok', 0],
      [300, null, 1],
    ],
  ],
  [
    'one of its platform',
    [item({ quantity: 500, platform: 'tiktok' }), item({ quantity: 300 })],
    [insta, tiktok],
    [
      [500, 'tiktok', 1],
      [300, 'instagram', 0],
    ],
  ],
  [
    'one of its kind',
    [item({ quantity: 500, ...likes }), item({ quantity: 300, ...followers })],
    [insta, post],
    [
      [500, 'instagram', 1],
      [300, 'instagram', 0],
    ],
  ],
  [
    'none of another platform',
    [item({ quantity: 500, platform: 'tiktok' })],
    [insta],
    [[500, 'tiktok', null]],
  ],
  ['none of another kind', [item({ quantity: 500, ...likes })], [insta], [[500, null, null]]],
  ['its own of another kind', [item({ quantity: 300, ...likes, target: 0 })], [name], [[300, null, 0]]],
  [
    "another's that cannot receive it",
    [item({ quantity: 500, ...followers }), item({ quantity: 300, ...likes, target: 0 })],
    [name],
    [
      [500, null, 0],
      [300, null, null],
    ],
  ],
  [
    'none that is only mentioned',
    [item({ quantity: 500 })],
    [{ ...insta, role: 'mentioned' }],
    [[500, null, null]],
  ],
])('an item gets %s', (_which, items, targets, expected) => {
  expect(told(assignPages(items, targets))).toEqual(expected)
})
