import { requireServerVersion } from './require-server-version.ts'

it.each(['15.18 (Debian 15.18-0+deb12u1)', '16beta2', '18.3'])('%s will do', (version) => {
  expect(() => requireServerVersion(version)).not.toThrow()
})

it.each(['14.19', '13.22 (Ubuntu 13.22-1)', '9.6.24'])(
  '%s is refused, and told what is needed',
  (version) => {
    expect(() => requireServerVersion(version)).toThrow(
      `PostgreSQL 15 or newer is needed; this server is ${version}.`,
    )
  },
)
