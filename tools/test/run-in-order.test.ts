import { runInOrder } from './run-in-order.ts'

it('begins each check when those before it have ended, and returns the results in the order of the list', async () => {
  const log: string[] = []
  const check = (name: string, ...after: string[]) => ({
    name,
    after,
    async run() {
      log.push(`${name} begins`)
      await new Promise(setImmediate)
      log.push(`${name} ends`)
      return name
    },
  })
  const ran = await runInOrder([check('lint'), check('units'), check('tools', 'lint', 'units')])
  expect(ran).toEqual(['lint', 'units', 'tools'])
  const [first, second, ...rest] = log
  expect([first, second]).toEqual(['lint begins', 'units begins'])
  expect(rest.slice(-2)).toEqual(['tools begins', 'tools ends'])
})

it('refuses a check that comes after one below it', async () => {
  const run = async () => {}
  await expect(runInOrder([{ name: 'tools', after: ['lint'], run }])).rejects.toThrow(
    'tools comes after lint',
  )
})
