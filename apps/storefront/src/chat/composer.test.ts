import { longestMessage as longestMessageOfTheChat } from '@smm/contracts/chat'
import { inputHeight, longestMessage, shortestInput, tallestInput } from './composer.tsx'

describe('the field', () => {
  it('grows from 44 to 200 px', () => {
    expect([shortestInput, tallestInput]).toEqual([44, 200])
    expect([0, 44, 120, 200, 640].map(inputHeight)).toEqual([44, 44, 120, 200, 200])
  })

  it('takes exactly as much as the chat does', () => {
    expect(longestMessage).toBe(longestMessageOfTheChat)
  })
})
