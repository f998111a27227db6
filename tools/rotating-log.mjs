// A log file of bounded size.
import { closeSync, fstatSync, openSync, renameSync, rmSync, writeSync } from 'node:fs'
import { Writable } from 'node:stream'

/**
 * Appends to `file`. At `maxBytes` it becomes `file.1`, that one `file.2` and so on; the oldest beyond `kept` is
 * deleted. A line written in one chunk stays whole. A full disk loses lines, it does not end the process.
 */
export function rotatingLog(file, { maxBytes = 10 * 1024 * 1024, kept = 3 } = {}) {
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
        if (size > 0 && size + chunk.length > maxBytes) turn()
        size += writeSync(fd, chunk)
      } catch {
        // A failing log has nowhere to report to.
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
