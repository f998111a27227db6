import { networkOf } from './network-of.ts'

it('counts a household of IPv6 as one address', () => {
  expect(networkOf('2001:db8:1:2:3:4:5:6')).toBe(networkOf('2001:db8:1:2:ffff::1'))
  expect(networkOf('2001:db8:1:2::1')).not.toBe(networkOf('2001:db8:1:3::1'))
  expect(networkOf('::ffff:1.2.3.4')).not.toBe(networkOf('::ffff:1.2.3.5'))
  expect(networkOf('::1')).not.toBe(networkOf('::2'))
})
