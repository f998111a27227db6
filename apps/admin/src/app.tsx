import { QueryClientProvider } from '@tanstack/react-query'
import { Tooltip } from 'radix-ui'
import { useState } from 'react'
import { panelSignInPath } from '@smm/contracts/panel-url'
import { PanelPage } from './panel/layout/panel-page.tsx'
import { usePanelUrl } from './navigation.ts'
import { createQueryClient } from './query-client.ts'
import { SignInPage } from './sign-in/sign-in-page.tsx'

const tooltipDelayMs = 700

/** The remote's root component: panel and sign-in under /admin09. */
export default function AdminApp() {
  const [client] = useState(createQueryClient)
  const { path } = usePanelUrl()
  return (
    <QueryClientProvider client={client}>
      <Tooltip.Provider delayDuration={tooltipDelayMs}>
        {path === panelSignInPath ? <SignInPage /> : <PanelPage />}
      </Tooltip.Provider>
    </QueryClientProvider>
  )
}
