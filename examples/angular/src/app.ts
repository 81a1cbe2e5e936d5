import { Component, CUSTOM_ELEMENTS_SCHEMA, signal } from '@angular/core'
import type { TwTransferEventMap } from 'trading-wallet-elements'

@Component({
  selector: 'app-root',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <button type="button" (click)="lang.set(lang() === 'en' ? 'ja' : 'en')">Language</button>
    <button type="button" (click)="isShown.set(!isShown())">
      {{ isShown() ? 'Remove' : 'Insert' }}
    </button>
    <output>{{ step() }}</output>
    @if (isShown()) {
      <tw-transfer
        [token]="'sandbox-demo'"
        [appLang]="lang()"
        [isUsd]="true"
        [apiPaths]="apiPaths"
        (tw-step)="onStep($event)"
      />
    }
    <tw-fund-lookup [appLang]="lang()" [botCheck]="botCheck" />
  `,
})
export class App {
  readonly lang = signal('en')
  readonly isShown = signal(true)
  readonly step = signal('')
  readonly apiPaths = { getBankCard: '/api/mob/trade/bank-card-info-entity/getBankCard' }
  readonly botCheck = async (action: string) => `token for ${action}`

  onStep({ detail }: TwTransferEventMap['tw-step']) {
    this.step.set(detail.step)
  }
}
