import { nextVersion } from './next-version.ts'

describe('nextVersion', () => {
  const publishedAt = Date.UTC(2026, 10, 23)

  it('rises with every change, also within a second', () => {
    const first = nextVersion(1, publishedAt)
    expect(nextVersion(first, publishedAt)).toBe(first + 1)
  })

  it('exceeds all versions before a restore, however few the restored row had', () => {
    const changes = [publishedAt, publishedAt, publishedAt, publishedAt + 1_000]
    const last = changes.reduce((version, at) => nextVersion(version, at), 1)
    expect(nextVersion(1, publishedAt + 10_000)).toBeGreaterThan(last)
  })
})
