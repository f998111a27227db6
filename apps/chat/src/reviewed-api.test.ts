import { cookieOf } from '@smm/http-service/staff/test-staff-session'
import { expectReviewedApi } from '@smm/http-service/openapi/test-reviewed-api'
import { openTestChat } from './testing/open-test-chat.ts'

it('is described to staff as it was reviewed', async () => {
  const chat = await openTestChat()
  await expectReviewedApi(chat.app, { service: 'chat', cookie: cookieOf() })
  await chat.close()
  await chat.database.drop()
})
