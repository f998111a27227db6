import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  type AlertChannel,
  type Alerts,
  removeAlertChannel,
  switchAlertChannel,
  testAlertChannel,
} from '@smm/contracts/orders/alerts'
import { call, messageOf } from '../call.ts'
import { showToast } from '../show-toast.ts'
import { failureText } from './alert-texts.ts'
import { alertsQuery } from './alerts-query.ts'

/** Tests, pauses and removes a channel. Each answer brings all channels as they are afterwards. */
export function useChannel({ id, name, isOn }: AlertChannel) {
  const client = useQueryClient()
  const onSuccess = (alerts: Alerts) => client.setQueryData(alertsQuery.queryKey, alerts)
  const onError = (error: Error) => showToast('Não deu certo', messageOf(error) ?? 'Tente de novo.', 'error')
  const params = { id }
  const testing = useMutation({
    mutationFn: () => call(testAlertChannel, { params }),
    onSuccess({ alerts, failure }) {
      onSuccess(alerts)
      if (failure) showToast('O teste não chegou', failureText(failure), 'error')
      else showToast('Teste enviado', `Veja se chegou em ${name}.`)
    },
    onError,
  })
  const switching = useMutation({
    mutationFn: () => call(switchAlertChannel, { params, body: { isOn: !isOn } }),
    onSuccess,
    onError,
  })
  const removing = useMutation({ mutationFn: () => call(removeAlertChannel, { params }), onSuccess, onError })
  return {
    isTesting: testing.isPending,
    isBusy: [testing, switching, removing].some(({ isPending }) => isPending),
    test: () => testing.mutate(),
    pauseOrResume: () => switching.mutate(),
    remove: () => removing.mutate(),
  }
}
