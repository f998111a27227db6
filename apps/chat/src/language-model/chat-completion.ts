export type ModelSettings = { url: string; name: string; key?: string | undefined }

const timeoutMs = 2_500
const maxResponseBytes = 64 * 1024
const maxTokens = 1_000

type Completion = { choices?: Array<{ message?: { content?: unknown } }> }

/** Asks an endpoint compatible with OpenAI's chat completions. Rejects on a timeout, an error or a malformed answer. */
export async function requestCompletion(
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
      max_tokens: maxTokens,
      messages: [
        { role: 'system', content: instructions },
        { role: 'user', content: question },
      ],
    }),
    signal: AbortSignal.timeout(timeoutMs),
    redirect: 'error',
  })
  if (!response.ok || !response.body) throw new Error(`the model answered ${response.status}`)
  const { choices }: Completion = JSON.parse(await readText(response.body))
  const content = choices?.[0]?.message?.content
  if (typeof content !== 'string') throw new Error('the model answered without content')
  return content
}

async function readText(body: ReadableStream<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body) {
    size += chunk.byteLength
    if (size > maxResponseBytes) throw new Error('the model answered too much')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
