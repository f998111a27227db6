// A log file that does not grow without end.
import { closeSync, fstatSync, openSync, renameSync, rmSync, writeSync } from 'node:fs'
import { Writable } from 'node:stream'

/**
 * Appends to `file`. At `largestBytes` it becomes `file.1`, that one `file.2` and so on; beyond `kept` of them the oldest
 * goes. Lines stay whole as long as each comes in one piece. A disk that is full costs lines, not the process.
 */
export function rotatingLog(file, { largestBytes = 10 * 1024 * 1024, kept = 3 } = {}) {
  let fd = openSync(file, 'a')
  let size = fstatSync(fd).size

  function turn() {
    closeSync(fd)
    rmSync(`${file}.${kept}`, { force: true })
    for (let at = kept - 1; at > 0; at--) rename(`${file}.${at}`, `${file}.${at + 1}`)
    rename(file, `${file}.1`)
    fd = openSync(file, 'a')
    size = 0
  }

  return new Writable({
    write(chunk, _encoding, done) {
      try {
        if (size > 0 && size + chunk.length > largestBytes) turn()
        size += writeSync(fd, chunk)
      } catch {
        // There is nowhere left to say it.
      }
      done()
    },
    destroy(error, done) {
      closeSync(fd)
      done(error)
    },
  })
}

function rename(from, to) {
  try {
    renameSync(from, to)
  } catch (error) {
    if (error.code !== 'ENOENT') throw error
  }
}
