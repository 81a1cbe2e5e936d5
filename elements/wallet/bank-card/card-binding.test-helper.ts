import type { BankCardBinding } from '../../../shared/api/wire/requests.ts'

/** A request that binds a card. */
export const binding: BankCardBinding = {
  holderName: 'Demo Holder',
  holderAddress: '1 Fictional Square',
  bankName: 'Example Bank',
  bankAccount: 'DE89370400440532013000',
  bankAddress: '2 Fictional Square',
  country: 'DE',
  city: 'Sampleton',
  postCode: '10115',
  swiftCode: 'COBADEFFXXX',
}
