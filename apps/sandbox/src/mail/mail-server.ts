import { buffer } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import type { Mailbox } from './mailbox.ts'

/** Faults of `rcpt` (the address) and `data` (the mail): a reply code, none at all, or a mail that is taken and not confirmed. */
export const mailModes = ['550', '451', 'hang', 'drop-after']

type Done = (err?: Error | null) => void

/** Takes in every mail over SMTP, without TLS and login. */
export function openMailServer(mailbox: Mailbox) {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    size: 1024 * 1024,
    closeTimeout: 100,
    onRcptTo({ address }, _session, done) {
      const mode = mailbox.refusedAddresses.has(address) ? '550' : mailbox.faults.take('rcpt')
      void answer(mode, done, `${address}: mailbox unavailable`)
    },
    onData(stream, session, done) {
      void buffer(stream)
        .then(async (raw) => {
          const mode = mailbox.faults.take('data')
          if (mode && mode !== 'drop-after') return answer(mode, done, 'message refused')
          const mail = await PostalMime.parse(raw)
          for (const { address } of session.envelope.rcptTo) mailbox.receive(address, mail)
          if (mode) dropConnections()
          else done()
        })
        .catch(done)
    },
  })
  // A client that ends in the middle, as when it is killed.
  server.on('error', () => {})

  async function answer(mode: string | undefined, done: Done, text: string) {
    if (mailbox.faults.latencyMs) await pause(mailbox.faults.latencyMs)
    if (mode === 'hang') return
    done(mode ? Object.assign(new Error(text), { responseCode: Number(mode) }) : null)
  }

  function dropConnections() {
    for (const connection of server.connections) connection.close()
  }

  return {
    listen: (port: number, host: string) =>
      new Promise<void>((resolve, reject) => {
        server.once('error', reject)
        server.listen(port, host, () => resolve())
      }),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
