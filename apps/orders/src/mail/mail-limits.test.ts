import { anAddress, anOrder, openPageOf, openWithMails, sandbox } from '../testing/mails.ts'

describe('the mails that ask for a confirmation', () => {
  openWithMails()

  it('are limited for an address, whatever the orders, and for an order, whatever the addresses', async () => {
    const address = anAddress()
    const answers: number[] = []
    for (let times = 0; times < 4; times++) {
      const { orderId } = await anOrder()
      answers.push((await (await openPageOf(orderId)).askForMails(address)).statusCode)
    }
    expect(answers).toEqual([200, 200, 200, 429])

    const page = await openPageOf((await anOrder()).orderId)
    const ofOrder: number[] = []
    for (let times = 0; times < 6; times++) ofOrder.push((await page.askForMails(anAddress())).statusCode)
    expect(ofOrder).toEqual([200, 200, 200, 200, 200, 429])
    expect((await sandbox.mailsTo(address)).length).toBeLessThan(4)
  })
})
