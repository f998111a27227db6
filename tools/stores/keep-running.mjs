import { sleep } from './processes.mjs'

const pauseMs = 500

/**
 * Starts a store and starts it again, in its place, whenever it ends unasked: the apps wait for it and go on.
 * `start` answers `{ url, pid, ended, stop }`, with `ended` the promise of how it ended.
 */
export async function keepRunning(name, start, say) {
  let stopping = false
  let restarting
  let server = await start()
  follow()

  function follow() {
    void server.ended.then((cause) => {
      if (stopping) return
      say(`${name} ended (${cause}); starting it again.`)
      restarting = startAgain()
    })
  }

  async function startAgain() {
    while (!stopping) {
      try {
        server = await start()
        return follow()
      } catch (error) {
        // PostgreSQL refuses while the last children of the one before are still there.
        say(error.message)
        await sleep(pauseMs)
      }
    }
  }

  return {
    url: server.url,
    get pid() {
      return server.pid
    },
    async stop() {
      stopping = true
      await restarting
      await server.stop()
    },
  }
}
