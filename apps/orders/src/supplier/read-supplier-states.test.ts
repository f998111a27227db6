import { readPhase, readSupplierState, readSupplierStates } from './read-supplier-states.ts'

describe('readPhase', () => {
  it.each([
    ['Pending', 'pending'],
    ['Creating', 'pending'],
    ['In progress', 'processing'],
    ['in_progress', 'processing'],
    ['PROCESSING', 'processing'],
    ['Completed', 'completed'],
    ['Concluído', 'completed'],
    ['Partial', 'partial'],
    ['Canceled', 'cancelled'],
    ['Cancelled', 'cancelled'],
    ['Refunded', 'cancelled'],
    [2, 'completed'],
    ['3', 'partial'],
    ['Fail', 'unknown'],
    ['toString', 'unknown'],
    ['', 'unknown'],
    [null, 'unknown'],
  ])('%s: %s', (word, phase) => expect(readPhase(word)).toBe(phase))
})

describe('readSupplierState', () => {
  it('keeps unknown counts unknown', () => {
    const state = readSupplierState({ status: 'Pending', remains: 'Unknown', start_count: null })
    expect(state).toEqual({
      phase: 'pending',
      upstreamStatus: 'Pending',
      remains: null,
      startCount: null,
      supplierChargeCents: null,
    })
  })
  it.each([
    [{ charge: '4.50000', currency: 'BRL' }, 450],
    [{ charge: '4,5' }, 450],
    [{ charge: 0.27819 }, 28],
    [{ charge: '0' }, 0],
    [{ charge: '4.5', currency: 'USD' }, null],
    [{ charge: '-1' }, null],
    [{ charge: 'free' }, null],
    [{ charge: '' }, null],
    [{ charge: '1e999' }, null],
    [{ charge: null }, null],
    [{}, null],
  ])('reads the charged amount of %o', (fields, supplierChargeCents) => {
    expect(readSupplierState({ status: 'Pending', ...fields })).toMatchObject({ supplierChargeCents })
  })
  it('never reads empty remains as delivered', () => {
    expect(readSupplierState({ status: 'Pending', remains: '0' })).toMatchObject({ phase: 'pending' })
  })
  it.each([null, 1, 'x', {}, { error: 'Incorrect order ID' }, { status: {} }])(
    'sees nothing in %o',
    (value) => {
      expect(readSupplierState(value)).toBeUndefined()
    },
  )
})

describe('readSupplierStates', () => {
  const one = { status: 'Completed', remains: '0', start_count: '10' }
  it('reads an object by id, without errors', () => {
    const states = readSupplierStates({ 1: one, 2: { error: 'Incorrect order ID' }, 3: { order: one } })
    expect([...states.keys()]).toEqual(['1', '3'])
  })
  it('reads a list that names its orders', () => {
    const states = readSupplierStates([{ order: 1, ...one }, { id: 'UC-12345678', ...one }, null, 'x'])
    expect([...states.keys()]).toEqual(['1', 'UC-12345678'])
  })
  it.each([null, 'x', 1, {}, []])('finds none in %o', (answer) => {
    expect(readSupplierStates(answer).size).toBe(0)
  })
})
