import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type Toast, toastEvent } from '@smm/contracts/pages'
import type { Margin } from '@smm/contracts/prices/margins'
import type { OrderDetails } from '@smm/contracts/orders/order-details'
import type { Review } from '@smm/contracts/orders/reviews'
import type { OrderSummary } from '@smm/contracts/orders/orders'
import type { Payment } from '@smm/contracts/payments'
import type { Service } from '@smm/contracts/services'
import type { OwnAccount, StaffMember, StaffSessionInfo } from '@smm/contracts/staff'
import type { Conversion, ConversionSteps } from '@smm/contracts/conversion'
import type { Ticket } from '@smm/contracts/tickets'
import type { Overview, OverviewDay, OverviewSums } from '@smm/contracts/overview'
import { seedBook } from '@smm/pricing/seed-book'
import AdminApp from './app.tsx'

type Call = { method: string; url: string; body: unknown; init: RequestInit }
/** A fake response: a body, or a status with a text. A function may choose by the call, and may be async. */
type Answer = object | { status: number; text: string }
export type Answers = Record<string, Answer | ((call: Call) => Answer | Promise<Answer>)>

const signedIn: Answers = {
  'GET /api/admin/check': { authenticated: true },
  'GET /api/audit': [],
  'GET /api/orders': [],
  'GET /api/orders/totals': { count: 0, amount: '0.00' },
  'GET /api/payments': [],
  'GET /api/payments/reviews': [],
  'GET /api/payments/revenue': { byDay: [], byProduct: [] },
  'GET /api/payments/stats': { today: 0, month: 0, total: 0 },
  'GET /api/services': [],
  'GET /api/margins': [],
  'GET /api/packages': { version: 1, products: seedBook },
  'GET /api/packages/versions': [],
  'GET /api/packages/tiers': [],
  'GET /api/coupons': [],
  'GET /api/conversations': [],
  'GET /api/suppliers': [],
  'GET /api/suppliers/routes': [],
  'GET /api/orders/suppliers': [],
  'GET /api/tickets': [],
  'GET /api/tickets/canned-replies': [],
  'GET /api/admin/attention': [],
  'GET /api/admin/alerts': {
    channels: [],
    settings: { subjectsOff: [], waitMinutes: 10, quietFrom: 22, quietUntil: 7 },
    hasMail: true,
  },
  'GET /api/admin/overview': anOverview(),
  'GET /api/conversations/conversion': aConversion(),
  'GET /api/services/attention': [],
  'GET /api/tickets/attention': [],
  'GET /api/admin/account': anAccount(),
  'GET /api/admin/staff': [aMember()],
}

export function aSession(change: Partial<StaffSessionInfo> = {}): StaffSessionInfo {
  return {
    id: 'a'.repeat(64),
    device:
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Safari/537.36',
    address: '189.40.1.2',
    startedAt: '2026-11-21T12:00:00.000Z',
    lastSeenAt: '2026-11-21T12:30:00.000Z',
    endsAt: '2026-11-22T00:00:00.000Z',
    isThisOne: true,
    ...change,
  }
}

export function anAccount(change: Partial<OwnAccount> = {}): OwnAccount {
  return {
    username: 'admin',
    role: 'owner',
    hasSecondStep: false,
    needsSecondStep: false,
    recoveryCodesLeft: 0,
    sessions: [aSession()],
    ...change,
  }
}

export function aMember(change: Partial<StaffMember> = {}): StaffMember {
  return {
    id: '5a5a5a5a-1111-4111-8111-111111111111',
    username: 'admin',
    role: 'owner',
    isFromSettings: true,
    isActive: true,
    isNew: false,
    hasSecondStep: false,
    createdAt: '2026-11-01T12:00:00.000Z',
    isYou: true,
    sessions: [aSession()],
    ...change,
  }
}

const isFailure = (answer: Answer): answer is { status: number; text: string } =>
  'status' in answer && 'text' in answer

/** Renders the panel at a URL, with faked services. */
export function openPanel(address: string, overrides: Answers = {}) {
  const answers = { ...signedIn, ...overrides }
  const calls: Call[] = []
  const toasts: Toast[] = []
  globalThis.fetch = (async (url: string, init: RequestInit) => {
    const method = init.method ?? 'GET'
    const call = { method, url, body: init.body ? JSON.parse(String(init.body)) : undefined, init }
    calls.push(call)
    const path = url.split('?')[0] ?? url
    const found = answers[`${method} ${url}`] ?? answers[`${method} ${path}`]
    if (!found) return respond(404, '')
    const answer = typeof found === 'function' ? await found(call) : found
    return isFailure(answer) ? respond(answer.status, answer.text) : respond(200, JSON.stringify(answer))
  }) as typeof fetch
  const recordToast = (event: Event) => toasts.push((event as CustomEvent<Toast>).detail)
  window.addEventListener(toastEvent, recordToast)
  history.replaceState(null, '', address)
  const { unmount } = render(<AdminApp />)
  const close = () => {
    unmount()
    window.removeEventListener(toastEvent, recordToast)
  }
  const sent = (start: string) => calls.filter((call) => `${call.method} ${call.url}`.startsWith(start))
  return { user: userEvent.setup(), calls, sent, toasts, answers, close }
}

const respond = (status: number, text: string) =>
  ({
    ok: status < 400,
    status,
    statusText: status === 404 ? 'Not Found' : '',
    text: async () => text,
    json: async () => JSON.parse(text) as unknown,
  }) as Response

export const failure = (status = 503, text = 'out of order') => ({ status, text })

/** The text of each cell of a table, row by row. */
export async function rowsOf(name: string): Promise<string[][]> {
  const table = await screen.findByRole('table', { name })
  return within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => shownText(cell).trim()),
    )
}

/** Of a select its choice. */
const shownText = (cell: HTMLElement) =>
  (cell.querySelector('select')?.selectedOptions[0] ?? cell).textContent ?? ''

export const headersOf = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('columnheader')
    .map((header) => header.textContent)

/** Chooses an option of a select. */
export async function choose(
  user: ReturnType<typeof userEvent.setup>,
  list: string | RegExp,
  option: string,
) {
  await user.selectOptions(screen.getByRole('combobox', { name: list }), option)
}

const uuid = (start: string) => `${start}-1111-4111-8111-111111111111`

export const anOrder = (change: Partial<OrderSummary> = {}): OrderSummary => ({
  id: uuid('a1b2c3d4'),
  link: 'https://www.instagram.com/cafe',
  serviceType: 'followers',
  platform: 'instagram',
  quantity: 1500,
  totalPrice: '1234.50',
  status: 'paid',
  createdAt: '2026-11-21T02:30:00.000Z',
  ...change,
})

export const aPayment = (change: Partial<Payment> = {}): Payment => ({
  id: uuid('f0f1f2f3'),
  orderId: uuid('a1b2c3d4'),
  amount: '45.00',
  status: 'confirmed',
  createdAt: '2026-11-21T12:00:00.000Z',
  ...change,
})

export const aService = (change: Partial<Service> = {}): Service => ({
  id: uuid('5e5e5e5e'),
  platform: 'youtube',
  category: 'views',
  pricePerThousand: '3.95',
  isActive: true,
  smmServiceId: 203,
  notices: [],
  ...change,
})

export const aMargin = (change: Partial<Margin> = {}): Margin => ({
  id: uuid('0a0a0a0a'),
  marginPercent: '50',
  isGlobal: true,
  platform: null,
  category: null,
  ...change,
})

export const aTicket = (change: Partial<Ticket> = {}): Ticket => ({
  id: uuid('abcdef12'),
  description: 'Faltaram 200 seguidores',
  link: 'https://www.tiktok.com/@danca',
  status: 'open',
  createdAt: '2026-11-21T12:00:00.000Z',
  ...change,
})

export const aReview = (change: Partial<Review> = {}): Review => ({
  id: uuid('4e4e4e4e'),
  reason: 'OUTCOME_UNKNOWN',
  orderId: uuid('a1b2c3d4'),
  amount: null,
  said: null,
  openedAt: '2026-11-21T12:00:00.000Z',
  closedAt: null,
  resolution: null,
  ...change,
})

export const someDetails = (change: Partial<OrderDetails> = {}): OrderDetails => ({
  order: anOrder(),
  version: 3,
  fulfilment: 'unknown',
  upstream: { orderId: null, status: null, remains: null, startCount: null, refusedCode: null, sentAt: null },
  payment: {
    id: uuid('f0f1f2f3'),
    status: 'confirmed',
    amount: '1234.50',
    endToEndId: null,
    dueAt: null,
    confirmedAt: '2026-11-21T03:00:00.000Z',
  },
  history: [{ status: 'pending', cause: 'placed', at: '2026-11-21T02:30:00.000Z' }],
  reviews: [],
  refunds: [],
  actions: [],
  ...change,
})

export function someSums(change: Partial<OverviewSums> = {}): OverviewSums {
  return { orders: 0, sales: 0, refunds: 0, received: 0, costs: 0, fees: 0, profit: 0, ...change }
}

function someDays(count: number, first: string): OverviewDay[] {
  return Array.from({ length: count }, (_, index) => ({
    day: new Date(Date.parse(first) + index * 86_400_000).toISOString().slice(0, 10),
    ...someSums(),
  }))
}

/** A period of seven days without sales. */
export function anOverview(change: Partial<Overview> = {}): Overview {
  return {
    total: someSums(),
    before: someSums(),
    byDay: someDays(7, '2026-11-15'),
    daysBefore: someDays(7, '2026-11-08'),
    byProduct: [],
    pixFee: { percent: 0, reais: 0 },
    ...change,
  }
}

export function someSteps(change: Partial<ConversionSteps> = {}): ConversionSteps {
  return { visits: 0, chats: 0, recaps: 0, charges: 0, paid: 0, ...change }
}

export function aConversion(change: Partial<Conversion> = {}): Conversion {
  const byDay = someDays(7, '2026-11-15').map(({ day }) => ({ day, ...someSteps() }))
  return { total: someSteps(), before: someSteps(), byDay, byPage: [], bySource: [], ...change }
}
