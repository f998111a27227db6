import { request } from 'node:http'

type Attempt = { localAddress: string; username: string; password: string; device?: string }
type Answer = { status: number; device?: string; ms: number }

/** Signs in from an address of the loopback network; `device` is the cookie of a browser that signed in before. */
export function signIn(url: string, { localAddress, username, password, device }: Attempt): Promise<Answer> {
  const sentAt = performance.now()
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', ...(device && { cookie: device }) }
    const sent = request(`${url}/api/admin/login`, { method: 'POST', localAddress, headers, agent: false })
    sent.on('error', reject)
    sent.on('response', (answer) => {
      const cookies = answer.headers['set-cookie'] ?? []
      const known = cookies.find((cookie) => cookie.startsWith('smm_device='))?.split(';')[0]
      answer.resume()
      answer.on('end', () =>
        resolve({
          status: answer.statusCode!,
          ms: performance.now() - sentAt,
          ...(known && { device: known }),
        }),
      )
    })
    sent.end(JSON.stringify({ username, password }))
  })
}
