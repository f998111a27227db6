// Stands inline in every document, so it stays tiny: it captures what the visitor does before `starter.ts` has come. Of the
// contract it imports names only.
import { readConfig } from '../read-config.ts'
import { addScript } from './add-script.ts'
import { allowScriptsOfBuilds } from './allow-scripts-of-builds.ts'
import { captureEvents } from './capture-events.ts'
import { watchFirstInteraction } from './first-interaction.ts'
import { sayTextOfForm, sayWordsOfLink } from './say-in-chat.ts'

allowScriptsOfBuilds()
captureEvents()
addEventListener('click', sayWordsOfLink)
addEventListener('submit', sayTextOfForm)
watchFirstInteraction()
addScript(readConfig().scripts[0]!.replace(/[^/]*$/, 'starter.js'))
