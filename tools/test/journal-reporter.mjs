// A reporter of Jest that writes each event to the file `TEST_JOURNAL` as it happens: it is there when the run is killed.
import { appendFileSync } from 'node:fs'
import { relative } from 'node:path'
import { root } from '../prepare.mjs'

export default class JournalReporter {
  onTestFileStart({ path }) {
    write({ event: 'started', suite: nameOf(path) })
  }

  onTestFileResult({ path }, { numPassingTests, numFailingTests, testResults, testExecError }) {
    write({
      event: 'ended',
      suite: nameOf(path),
      passed: numPassingTests,
      failed: testResults.filter(({ status }) => status === 'failed').map(titleOf),
      isBroken: Boolean(testExecError) || numFailingTests > 0,
    })
  }

  onRunComplete() {
    write({ event: 'completed' })
  }
}

const nameOf = (path) => relative(root, path)
const titleOf = ({ ancestorTitles, title }) => [...ancestorTitles, title].join(' › ')
const write = (event) => appendFileSync(process.env.TEST_JOURNAL, `${JSON.stringify(event)}\n`)
