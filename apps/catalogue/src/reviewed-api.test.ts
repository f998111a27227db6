import { cookieOf } from '@smm/http-service/staff/test-staff-session'
import { expectReviewedApi } from '@smm/http-service/openapi/test-reviewed-api'
import { openTestApp } from './testing.ts'

it('is described to staff as it was reviewed', async () => {
  const test = await openTestApp()
  await expectReviewedApi(test.app, { service: 'catalogue', cookie: cookieOf() })
  await test.close()
})
