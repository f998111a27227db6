import { networkOf } from './network-of.ts'

it('counts a household of IPv6 as one address', () => {
  expect(networkOf('2001:db8:1:2:3:4:5:6')).toBe(networkOf('2001:db8:1:2:ffff::1'))
  expect(networkOf('2001:db8:1:2::1')).not.toBe(networkOf('2001:db8:1:3::1'))
  expect(networkOf('::ffff:1.2.3.4')).not.toBe(networkOf('::ffff:1.2.3.5'))
  expect(networkOf('::1')).not.toBe(networkOf('::2'))
})

it('counts by the prefix asked for', () => {
  expect(networkOf('2001:db8:1:4200::1', 56)).toBe(networkOf('2001:db8:1:42ff:5::9', 56))
  expect(networkOf('2001:db8:1:4200::1', 56)).not.toBe(networkOf('2001:db8:1:4300::1', 56))
  expect(networkOf('2001:db8:1:4200::1', 48)).toBe(networkOf('2001:db8:1::1', 48))
  expect(networkOf('2001:db8:1:2::1', 48)).not.toBe(networkOf('2001:db8:2:2::1', 48))
  expect(networkOf('1.2.3.4', 48)).toBe('1.2.3.4')
})
