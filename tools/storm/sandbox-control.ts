export type Charge = {
  txid: string
  pixCode: string
  expiresAt: string
  pix?: Array<{ endToEndId: string; valor: string }>
}
/** The sandbox's resellers, by the beginning of their paths. */
export const resellers = ['smm', 'smm-2'] as const
export type Reseller = (typeof resellers)[number]
/** Two resellers may have an order of the same id. */
export type UpstreamOrder = {
  reseller: Reseller
  id: string
  link: string
  quantity: number
  status: string
  receivedAt: string
  /** Reais. */
  charge: string
}
export type ReceivedMail = { to: string; subject: string; messageId: string; text: string }
export type SandboxControl = ReturnType<typeof openSandboxControl>

/** The sandbox's control plane: settings and records of the bank and the reseller. */
export function openSandboxControl(sandbox: string) {
  const get = async <T>(path: string) => (await checked(await fetch(sandbox + path))).json() as Promise<T>
  const post = (path: string, body: object) =>
    fetch(sandbox + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  return {
    /** True when the money moved; false when the bank refused. */
    async pay(payment: {
      pixCode: string
      amount?: string
      times?: number
      force?: boolean
    }): Promise<boolean> {
      return (await post('/bank/pay', payment)).ok
    },
    bank: async (control: object) => void (await checked(await post('/bank/control', control))),
    supplier: async (control: object, reseller: Reseller = 'smm') =>
      void (await checked(await post(`/${reseller}/control`, control))),
    charges: () => get<Charge[]>('/bank/charges'),
    /** Those of all resellers. */
    async upstreamOrders(): Promise<UpstreamOrder[]> {
      const listed = resellers.map(async (reseller) => {
        const orders = await get<Array<Omit<UpstreamOrder, 'reseller'>>>(`/${reseller}/orders`)
        return orders.map((order) => ({ ...order, reseller }))
      })
      return (await Promise.all(listed)).flat()
    },
    /** All mails, or those to one address. */
    mails: (to?: string) => get<ReceivedMail[]>(`/mail/messages${to ? `?to=${encodeURIComponent(to)}` : ''}`),
  }
}

async function checked(answer: Response): Promise<Response> {
  if (!answer.ok) throw new Error(`the sandbox answered ${answer.status}: ${await answer.text()}`)
  return answer
}
