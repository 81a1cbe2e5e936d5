import { provideZonelessChangeDetection } from '@angular/core'
import { bootstrapApplication } from '@angular/platform-browser'
import 'trading-wallet-elements/tw-fund-lookup/define'
import 'trading-wallet-elements/tw-transfer/define'
import { App } from './app'

bootstrapApplication(App, { providers: [provideZonelessChangeDetection()] })
