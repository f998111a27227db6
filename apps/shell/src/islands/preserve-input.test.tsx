/** @jest-environment jsdom */
import { act } from '@testing-library/react'
import { useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { preserveInput } from './preserve-input.ts'

function Form() {
  const [text, setText] = useState('')
  return (
    <form>
      <textarea value={text} onChange={(event) => setText(event.target.value)} />
      <input defaultValue="padrão" />
      <output>{text}</output>
    </form>
  )
}

const prerendered = '<form><textarea></textarea><input value="padrão"/><output></output></form>'

it('restores early text into the components, and keeps the caret', async () => {
  document.body.innerHTML = `<div id="root">${prerendered}</div>`
  const field = document.querySelector('textarea')!
  const input = document.querySelector('input')!
  field.focus()
  field.value = 'instagram.com/loja'
  field.setSelectionRange(3, 5)
  const handOver = preserveInput(document.getElementById('root'))
  await act(async () => hydrateRoot(document.getElementById('root')!, <Form />))
  act(handOver)
  expect(document.querySelector('output')).toHaveTextContent('instagram.com/loja')
  expect(field.value).toBe('instagram.com/loja')
  expect([field.selectionStart, field.selectionEnd]).toEqual([3, 5])
  expect(field).toHaveFocus()
  expect(input.value).toBe('padrão')
})

it('restores the text of a field without a caret', async () => {
  document.body.innerHTML = '<div id="root"><input type="email"/></div>'
  const field = document.querySelector('input')!
  field.focus()
  field.value = 'ana@loja.com.br'
  const handOver = preserveInput(document.getElementById('root'))
  const heard: string[] = []
  const email = <input type="email" onInput={(event) => heard.push(event.currentTarget.value)} />
  await act(async () => hydrateRoot(document.getElementById('root')!, email))
  act(handOver)
  expect(heard).toEqual(['ana@loja.com.br'])
  expect(field.value).toBe('ana@loja.com.br')
})
