import { expectReviewedApi } from '@smm/http-service/openapi/test-reviewed-api'
import { openForThisFile, orders } from './testing/open-for-this-file.ts'

openForThisFile()

it('is described to staff as it was reviewed', async () => {
  await expectReviewedApi(orders.service.app, { service: 'orders', cookie: await orders.signIn() })
})
