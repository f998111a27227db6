import { useState } from 'react'
import type { AlertChannel } from '@smm/contracts/orders/alerts'
import { Badge } from '@smm/ui/badge'
import { Button } from '@smm/ui/button'
import { visuallyHidden } from '@smm/ui/visually-hidden'
import { formatCount, formatTimestamp } from '../format-values.ts'
import { channelKindNames, failureText } from './alert-texts.ts'
import css from './channel-card.module.css'
import { useChannel } from './use-channel.ts'

/** A channel with its state, a test, and its switch. */
export function ChannelCard({ channel }: { channel: AlertChannel }) {
  const { kind, name, target } = channel
  return (
    <li className={css.channel}>
      <div className={css.head}>
        <h2>{name}</h2>
        <ChannelState channel={channel} />
      </div>
      <p className={css.target}>
        {channelKindNames[kind]} <code>{target}</code>
      </p>
      <ChannelNews channel={channel} />
      <ChannelButtons channel={channel} />
    </li>
  )
}

function ChannelState({ channel: { isOn, failingSince, lastSentAt } }: { channel: AlertChannel }) {
  if (!isOn) return <Badge tone="neutral">Pausado</Badge>
  if (failingSince) return <Badge tone="bad">Não está chegando</Badge>
  return lastSentAt ? <Badge tone="good">Funcionando</Badge> : <Badge tone="info">Ainda sem uso</Badge>
}

function ChannelNews({ channel }: { channel: AlertChannel }) {
  const { failure, failedAt, failingSince, lastSentAt, waiting } = channel
  return (
    <dl className={css.news}>
      <div>
        <dt>Último aviso</dt>
        <dd>{lastSentAt ? formatTimestamp(lastSentAt) : 'nenhum ainda'}</dd>
      </div>
      <div>
        <dt>Última falha</dt>
        <dd>{failedAt ? formatTimestamp(failedAt) : 'nenhuma'}</dd>
      </div>
      {waiting > 0 && (
        <div>
          <dt>Esperando</dt>
          <dd>{formatCount(waiting, 'aviso', 'avisos')}</dd>
        </div>
      )}
      {failure && failingSince && (
        <div className={css.failure}>
          <dt>Motivo</dt>
          <dd>{failureText(failure)} Nada se perde: os avisos saem quando voltar.</dd>
        </div>
      )}
    </dl>
  )
}

function ChannelButtons({ channel }: { channel: AlertChannel }) {
  // Undefined until it was asked: the button gets the focus back only from its own question.
  const [isRemoving, setRemoving] = useState<boolean>()
  const { isBusy, isTesting, test, pauseOrResume, remove } = useChannel(channel)
  const about = <span className={visuallyHidden}> {channel.name}</span>
  const small = { look: 'quiet', size: 'small', disabled: isBusy } as const
  return isRemoving ? (
    <div className={css.buttons}>
      <Button size="small" disabled={isBusy} autoFocus onClick={remove}>
        Remover mesmo
        {about}
      </Button>
      <Button {...small} onClick={() => setRemoving(false)}>
        Manter
      </Button>
    </div>
  ) : (
    <div className={css.buttons}>
      <Button {...small} aria-busy={isTesting} onClick={test}>
        {isTesting ? 'Enviando...' : 'Enviar um teste'}
        {about}
      </Button>
      <Button {...small} onClick={pauseOrResume}>
        {channel.isOn ? 'Pausar' : 'Retomar'}
        {about}
      </Button>
      <Button {...small} autoFocus={isRemoving === false} onClick={() => setRemoving(true)}>
        Remover
        {about}
      </Button>
    </div>
  )
}
