import { QueryClientProvider } from '@tanstack/react-query'
import { Tooltip } from 'radix-ui'
import { useState } from 'react'
import { PanelPage } from './panel/panel-page.tsx'
import { usePlace } from './place.ts'
import { createQueryClient } from './queries.ts'
import { SignInPage } from './sign-in/sign-in-page.tsx'

const tooltipDelayMs = 700

/** The panel and its door; the shell draws it under /admin09. */
export default function AdminApp() {
  const [client] = useState(createQueryClient)
  const { path } = usePlace()
  return (
    <QueryClientProvider client={client}>
      <Tooltip.Provider delayDuration={tooltipDelayMs}>
        {path === '/admin09/login' ? <SignInPage /> : <PanelPage />}
      </Tooltip.Provider>
    </QueryClientProvider>
  )
}
