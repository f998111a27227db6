export type ModelSettings = { url: string; name: string; key?: string }

const deadlineMs = 2_500
const longestAnswerBytes = 64 * 1024
const longestReading = 1_000

/** Asks any endpoint that speaks OpenAI's chat completions. Rejects when it is late, long, broken or says no. */
export async function askModel(
  { url, name, key }: ModelSettings,
  instructions: string,
  question: string,
): Promise<string> {
  const response = await fetch(`${url.replace(/\/+$/, '')}/chat/completions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(key ? { authorization: `Bearer ${key}` } : {}) },
    body: JSON.stringify({
      model: name,
      temperature: 0,
      max_tokens: longestReading,
      messages: [
        { role: 'system', content: instructions },
        { role: 'user', content: question },
      ],
    }),
    signal: AbortSignal.timeout(deadlineMs),
    redirect: 'error',
  })
  if (!response.ok || !response.body) throw new Error(`the model answered ${response.status}`)
  const { choices } = JSON.parse(await textOf(response.body)) as {
    choices?: Array<{ message?: { content?: unknown } }>
  }
  const content = choices?.[0]?.message?.content
  if (typeof content !== 'string') throw new Error('the model said nothing')
  return content
}

async function textOf(body: ReadableStream<Uint8Array>): Promise<string> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of body) {
    size += part.byteLength
    if (size > longestAnswerBytes) throw new Error('the model does not stop')
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}
