import { inputHeight, minInputHeightPx, maxInputHeightPx } from './composer.tsx'

describe('the composer', () => {
  it('grows from 44 to 200 px', () => {
    expect([minInputHeightPx, maxInputHeightPx]).toEqual([44, 200])
    expect([0, 44, 120, 200, 640].map(inputHeight)).toEqual([44, 44, 120, 200, 200])
  })
})
