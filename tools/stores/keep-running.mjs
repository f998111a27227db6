import { setTimeout as sleep } from 'node:timers/promises'

const pauseMs = 500

/**
 * Starts a store and restarts it whenever it exits by itself: the apps wait for it and continue.
 * `start` resolves with `{ url, pid, ended, stop }`, with `ended` the promise of its exit cause.
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
        // PostgreSQL refuses to start while children of its predecessor are alive.
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
