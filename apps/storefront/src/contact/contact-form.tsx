import { mailLink, whatsappLink } from '@smm/site/contact'
import { Button, ButtonLink } from '@smm/ui/button'
import { TextArea, TextField } from '@smm/ui/field'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import css from './contact-form.module.css'

type Message = { name: string; email: string; subject: string; message: string }

/** Makes no call: it prepares the message for WhatsApp or the visitor's mail client. */
export function ContactForm() {
  const [ready, setReady] = useState<Message>()

  function prepare(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const message = readMessage(event.currentTarget)
    console.info('contact message', message)
    setReady(message)
  }

  return (
    <section aria-labelledby="escreva">
      <h2 id="escreva" className={css.title}>
        Escreva para a gente
      </h2>
      {/* Without a script the visitor's mail program takes the fields. */}
      <form className={css.form} onSubmit={prepare} action={mailLink()} method="post" encType="text/plain">
        <TextField label="Nome" name="name" autoComplete="name" required />
        <TextField label="E-mail" name="email" type="email" autoComplete="email" required />
        <TextField label="Assunto" name="subject" required className={css.whole} />
        <TextArea label="Mensagem" name="message" rows={6} required className={css.whole} />
        <Button type="submit" className={css.submit}>
          Preparar mensagem
        </Button>
      </form>
      <div role="status">{ready && <ReadyMessage key={textOf(ready)} {...ready} />}</div>
    </section>
  )
}

function ReadyMessage(message: Message) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.scrollIntoView({ block: 'nearest' }), [])
  return (
    <div ref={box} className={css.ready}>
      <h3 className={css.readyTitle}>Sua mensagem está pronta, {message.name}.</h3>
      <p>Falta só escolher por onde enviar:</p>
      <blockquote className={css.text}>{textOf(message)}</blockquote>
      <p className={css.actions}>
        <ButtonLink href={whatsappLink(textOf(message))} target="_blank" rel="noopener noreferrer">
          Enviar pelo WhatsApp
        </ButtonLink>
        <ButtonLink look="quiet" href={mailLink({ subject: message.subject, body: textOf(message) })}>
          Enviar por e-mail
        </ButtonLink>
      </p>
    </div>
  )
}

const textOf = ({ name, email, subject, message }: Message) => `${subject}\n\n${message}\n\n${name}\n${email}`

function readMessage(form: HTMLFormElement): Message {
  const fields = new FormData(form)
  const read = (name: string) => String(fields.get(name) ?? '').trim()
  return { name: read('name'), email: read('email'), subject: read('subject'), message: read('message') }
}
