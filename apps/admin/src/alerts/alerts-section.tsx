import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '@smm/ui/button'
import { Empty, Loaded } from '../panel/loading/loaded.tsx'
import { DetailsSheet } from '../panel/sheet/details-sheet.tsx'
import { Toolbar } from '../panel/toolbar/toolbar.tsx'
import { AddChannel } from './add-channel.tsx'
import { AlertSettingsForm } from './alert-settings-form.tsx'
import { alertsQuery } from './alerts-query.ts'
import css from './alerts-section.module.css'
import { ChannelCard } from './channel-card.tsx'

/** Where the owner is alerted, about what, and when not. */
export function AlertsSection() {
  const query = useQuery(alertsQuery)
  const [isAdding, setAdding] = useState(false)
  const close = () => setAdding(false)
  return (
    <>
      <Toolbar
        actions={
          <Button size="small" onClick={() => setAdding(true)}>
            Adicionar canal
          </Button>
        }
      >
        <p className={css.note}>
          A loja chama você mesmo com o painel fechado: cada caso uma vez quando começa, e outra quando acaba.
        </p>
      </Toolbar>
      <Loaded
        query={query}
        loadingText="Carregando avisos..."
        failedText="Não foi possível carregar os avisos."
      >
        {({ channels, settings, hasMail }) => (
          <div className={css.page}>
            {channels.length === 0 ? (
              <Empty title="Nenhum canal ainda">
                <p>Adicione um bot do Telegram, um e-mail ou um webhook, e mande um teste.</p>
              </Empty>
            ) : (
              <ul className={css.channels} aria-label="Canais">
                {channels.map((channel) => (
                  <ChannelCard key={channel.id} channel={channel} />
                ))}
              </ul>
            )}
            <AlertSettingsForm key={JSON.stringify(settings)} settings={settings} />
            <DetailsSheet isOpen={isAdding} title="Adicionar canal" onClose={close}>
              {isAdding && <AddChannel hasMail={hasMail} onClose={close} />}
            </DetailsSheet>
          </div>
        )}
      </Loaded>
    </>
  )
}
