// Stands inline in every document, so it stays tiny: it captures what the visitor does before `starter.ts` has come. Of the
// contract it imports names only.
import { interactionEvent } from '@smm/contracts/pages'
import { readConfig } from '../read-config.ts'
import { allowScriptsOfBuilds } from './allow-scripts-of-builds.ts'
import { captureEvents } from './capture-events.ts'
import { watchFirstInteraction } from './first-interaction.ts'
import { sendTextOfForm, sendWordsOfLink } from './send-to-chat.ts'

const { scripts, start } = readConfig()
const paint = new PerformanceObserver(addStarter)

allowScriptsOfBuilds()
captureEvents()
addEventListener('click', sendWordsOfLink)
addEventListener('submit', sendTextOfForm)
watchFirstInteraction()
// Fetched before the first paint, the starter would delay it. Some browsers tell of no paint.
addEventListener(interactionEvent, addStarter)
if (start === 'now') addStarter()
else paint.observe({ type: 'paint', buffered: true })

function addStarter() {
  paint.disconnect()
  removeEventListener(interactionEvent, addStarter)
  const src = scripts[0]!.replace(/[^/]*$/, 'starter.js')
  const onerror = () => setTimeout(addStarter, 3_000)
  document.head.append(Object.assign(document.createElement('script'), { src, onerror }))
}
