import type { PageLink } from '@smm/contracts/pages'
import type { ComponentType } from 'react'

/** A page reached by navigation: its head, and the scroll position to show. */
export type Arrival = { page: PageLink; hash: string; scrollTop: number }

export type RoutedPage = { path: string; Page: ComponentType; arrival: Arrival }
