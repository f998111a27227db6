import { openConversationMutex } from './conversation-mutex.ts'

it('runs the turns behind one that rejects, and logs it', async () => {
  const errors: string[] = []
  const mutex = openConversationMutex({ error: (_, message) => void errors.push(message) })
  const ran: string[] = []
  const turn = (name: string) => async () => {
    ran.push(name)
    if (name === 'first') throw new Error('no Redis')
  }
  for (const name of ['first', 'second', 'third']) expect(mutex.tryRun('a', turn(name))).toBe(true)
  await mutex.drain(1_000)
  expect(ran).toEqual(['first', 'second', 'third'])
  expect(errors).toEqual(['a turn was not finished'])
})
