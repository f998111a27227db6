/** @jest-environment jsdom */
import { jest } from '@jest/globals'
import { contact } from '@smm/site/contact'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ContactForm } from './contact-form.tsx'

const info = jest.spyOn(console, 'info').mockImplementation(() => {})
const field = (name: string) => screen.getByRole('textbox', { name })
const textOf = (href: string | null, name: string) => new URL(href ?? '').searchParams.get(name)

describe('ContactForm', () => {
  it('asks for four fields, the message six lines high', () => {
    render(<ContactForm />)
    for (const name of ['Nome', 'E-mail', 'Assunto', 'Mensagem']) expect(field(name)).toBeRequired()
    expect(field('E-mail')).toHaveAttribute('type', 'email')
    expect(field('Mensagem')).toHaveAttribute('rows', '6')
  })

  it('sends nothing, logs, and shows the message ready for WhatsApp and e-mail', async () => {
    const called = jest.fn()
    Object.assign(globalThis, { fetch: called, XMLHttpRequest: called })
    render(<ContactForm />)
    await userEvent.type(field('Nome'), 'Ana')
    await userEvent.type(field('E-mail'), 'ana@example.com')
    await userEvent.type(field('Assunto'), 'Orçamento & prazo')
    await userEvent.type(field('Mensagem'), 'Preciso de 20.000 seguidores.')
    await userEvent.click(screen.getByRole('button', { name: 'Preparar mensagem' }))

    expect(screen.getByRole('status')).toHaveTextContent('Sua mensagem está pronta, Ana.')
    const text = 'Orçamento & prazo\n\nPreciso de 20.000 seguidores.\n\nAna\nana@example.com'
    const whatsapp = screen.getByRole('link', { name: 'Enviar pelo WhatsApp' })
    expect(whatsapp).toHaveAttribute('target', '_blank')
    expect(textOf(whatsapp.getAttribute('href'), 'text')).toBe(text)
    const mail = screen.getByRole('link', { name: 'Enviar por e-mail' }).getAttribute('href')
    expect(mail).toContain(`mailto:${contact.email}`)
    expect(textOf(mail, 'subject')).toBe('Orçamento & prazo')
    expect(textOf(mail, 'body')).toBe(text)
    expect(info).toHaveBeenCalledWith(
      'contact message',
      expect.objectContaining({ subject: 'Orçamento & prazo' }),
    )
    expect(called).not.toHaveBeenCalled()
  })

  it('keeps the text of the fields', async () => {
    render(<ContactForm />)
    await userEvent.type(field('Nome'), 'Ana')
    await userEvent.type(field('E-mail'), 'ana@example.com')
    await userEvent.type(field('Assunto'), 'Olá')
    await userEvent.type(field('Mensagem'), 'Tudo bem?')
    await userEvent.click(screen.getByRole('button', { name: 'Preparar mensagem' }))
    expect(field('Mensagem')).toHaveValue('Tudo bem?')
  })

  it('prepares nothing while a field is empty', async () => {
    render(<ContactForm />)
    await userEvent.type(field('Nome'), 'Ana')
    await userEvent.click(screen.getByRole('button', { name: 'Preparar mensagem' }))
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
  })
})
