// A reporter of Jest that writes each event to the file `TEST_JOURNAL` as it happens: it is there when the run is killed.
import { appendFileSync } from 'node:fs'
import { relative } from 'node:path'
import { root } from '../prepare.mjs'
import type { JournalEvent } from './journal.ts'

type Suite = { path: string }
type Test = { status: string; ancestorTitles: string[]; title: string }
type Result = {
  numPassingTests: number
  numFailingTests: number
  testResults: Test[]
  testExecError?: unknown
}

export default class JournalReporter {
  onTestFileStart({ path }: Suite) {
    write({ event: 'started', suite: nameOf(path) })
  }

  onTestFileResult(
    { path }: Suite,
    { numPassingTests, numFailingTests, testResults, testExecError }: Result,
  ) {
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

const nameOf = (path: string) => relative(root, path)
const titleOf = ({ ancestorTitles, title }: Test) => [...ancestorTitles, title].join(' › ')
const write = (event: JournalEvent) =>
  appendFileSync(process.env['TEST_JOURNAL']!, `${JSON.stringify(event)}\n`)
