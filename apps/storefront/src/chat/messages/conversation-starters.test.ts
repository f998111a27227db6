import { serviceList } from '../../services/services.ts'
import { conversationStarters } from './conversation-starters.ts'

describe('conversationStarters', () => {
  it('offers every service in one order', () => {
    expect([...conversationStarters('/precos')].sort()).toEqual(serviceList.map(({ name }) => name).sort())
    expect(conversationStarters('/')).toEqual(conversationStarters('/faq'))
  })

  it.each(serviceList.map(({ path, name }) => [path, name]))('%s starts with %s', (path, name) => {
    expect(conversationStarters(path)[0]).toBe(name)
    expect(conversationStarters(`${path}/`)).toEqual(conversationStarters(path))
    expect([...conversationStarters(path)].sort()).toEqual([...conversationStarters('/')].sort())
  })
})
