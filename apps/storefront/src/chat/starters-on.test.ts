import { serviceList } from '../services.ts'
import { startersOn } from './starters-on.ts'

describe('startersOn', () => {
  it('offers every service, elsewhere in one order', () => {
    expect([...startersOn('/precos')].sort()).toEqual(serviceList.map(({ name }) => name).sort())
    expect(startersOn('/')).toEqual(startersOn('/faq'))
  })

  it.each(serviceList.map(({ path, name }) => [path, name]))('%s begins with %s', (path, name) => {
    expect(startersOn(path)[0]).toBe(name)
    expect(startersOn(`${path}/`)).toEqual(startersOn(path))
    expect([...startersOn(path)].sort()).toEqual([...startersOn('/')].sort())
  })
})
