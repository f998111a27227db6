/** The body of an answer; throws with its text unless the answer is a success. */
export async function json<T>(response: Response): Promise<T> {
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`)
  return (await response.json()) as T
}

export const post = (url: string, body: string, headers: Record<string, string> = {}) =>
  fetch(url, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body })

export const postJson = (url: string, body: object, headers?: Record<string, string>) =>
  post(url, JSON.stringify(body), headers)

/** The cookies that an answer sets, as a request sends them back. */
export const cookiesOf = (answer: Response): string =>
  answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
