import { ofAccount } from '../windows/page-windows.ts'

/** The account that an address of ours is of; none of a post or a video. */
export const accountIn = (link: string): string | undefined => ofAccount.exec(link)?.[1]?.toLowerCase()
