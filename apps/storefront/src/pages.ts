import type { StorefrontPage } from '@smm/contracts/pages'
import { homeHead } from './home/home-head.ts'

/** Every address of the storefront: `name` is the `<name>-page.tsx` that draws it. */
export const pages: StorefrontPage[] = [{ path: '/', name: 'home', head: homeHead }]
