import { Field, Form, getInput, useForm } from '@formisch/react'
import { useLingui } from '@lingui/react/macro'
import { type ComponentProps, type Ref, useId, useRef, useState } from 'react'
import type { BankCardBinding } from '../../../shared/api/wire/requests.ts'
import { useStore } from '../../../shared/element/view/use-store.ts'
import { maxBankDetailLength, swiftLengths } from '../../../shared/limits.ts'
import { TermsDocuments } from '../../../shared/orders/terms/TermsDocuments.tsx'
import { hasIban } from '../../../shared/person/bank-card/account-number.ts'
import { useKeepInput, useKeptInput } from '../../../shared/person/kept-input/use-kept-input.ts'
import { RegionField } from '../../../shared/person/region/RegionField.tsx'
import type { LegalText } from '../../../shared/text/legal-text/legal-text.ts'
import { Button } from '../../../shared/ui/Button.tsx'
import { Checkbox } from '../../../shared/ui/Checkbox.tsx'
import { Field as TextField } from '../../../shared/ui/Field.tsx'
import { FrameFooter } from '../../../shared/ui/frame/FrameFooter.tsx'
import { maskedText } from '../../../shared/ui/recorders/marks.ts'
import { Understood } from '../../../shared/ui/Understood.tsx'
import { useActions, useModel } from '../model/context.ts'
import { useIssueText } from '../order/use-issue-text.ts'
import { bankCardForm } from './bank-card-form.ts'
import { useUnderstood } from './use-understood.ts'

const transferTerms = import.meta.glob<{ default: LegalText }>(
  '/locales/*/documents/transfer-terms.md',
)

type TextName =
  | 'holderName'
  | 'holderAddress'
  | 'bankName'
  | 'bankAccount'
  | 'swiftCode'
  | 'bankAddress'
  | 'city'
  | 'postCode'

const empty = {
  holderName: '',
  holderAddress: '',
  country: '',
  bankName: '',
  bankAccount: '',
  swiftCode: '',
  bankAddress: '',
  city: '',
  postCode: '',
  consent: false,
}

interface CardFormProps {
  readonly bind: (binding: BankCardBinding) => Promise<void>
}

/** The nine facts of a bank account (specification, section 3), and a consent. */
export function CardForm({ bind }: CardFormProps) {
  const { t } = useLingui()
  const { store } = useModel()
  const { cards, inputs } = useActions()
  const isSending = useStore(cards.store, ({ sending }) => sending !== undefined)
  const formId = useId()
  const saved = useKeptInput(inputs, 'bind-card')
  const holder = () => store.getState().userInfo.value?.name ?? ''
  const [initial] = useState(() => ({ ...empty, holderName: holder(), ...saved.value }))
  const country = useRef(() => initial.country)
  const [schema] = useState(() => bankCardForm(holder, () => country.current()))
  const form = useForm({
    schema,
    initialInput: initial,
    validate: 'submit',
    revalidate: 'input',
  })
  country.current = () => getInput(form, { path: ['country'] }) ?? ''
  useKeepInput(form, saved)
  const issueText = useIssueText()
  const name = holder()
  const about = { holder: name }
  // A name that is known and right is not typed again.
  const [isNameTyped, setNameTyped] = useState<boolean | 'now'>(
    () => name === '' || initial.holderName !== name,
  )
  const understood = useUnderstood()
  const { min, max } = swiftLengths

  const text = (
    name: TextName,
    label: string,
    {
      hint,
      read,
      ...more
    }: Partial<ComponentProps<typeof TextField>> & {
      /** What is understood of the text; shown in place of the hint. */
      readonly read?: (typed: string) => ComponentProps<typeof Understood>
    } = {},
  ) => (
    <Field of={form} path={[name]}>
      {({ props, input, errors }) => {
        const reading = read?.(input ?? '')
        const below = reading ? (
          <>
            <Understood {...reading} />
            {!reading.text && hint && <span>{hint}</span>}
          </>
        ) : (
          hint
        )
        return (
          <TextField
            {...props}
            label={label}
            value={input ?? ''}
            autoComplete="off"
            maxLength={maxBankDetailLength}
            // The error repeats the hint.
            hint={errors ? undefined : below}
            error={issueText(errors?.[0], about)}
            {...more}
          />
        )
      }}
    </Field>
  )
  const code = { variant: 'mono', autoCapitalize: 'characters', spellCheck: false } as const

  return (
    <Form
      of={form}
      id={formId}
      className="tw-form"
      onSubmit={({ consent: _, ...binding }) => bind(binding)}
    >
      <h3 className="tw-subtitle">{t`Bank`}</h3>
      {/* First, because it decides how the account is written. */}
      <Field of={form} path={['country']}>
        {({ props, input, errors, onChange }) => (
          <RegionField
            // The form calls only `focus` on the ref.
            ref={props.ref as unknown as Ref<HTMLButtonElement>}
            label={t`Country`}
            value={input ?? ''}
            onChange={onChange}
            error={issueText(errors?.[0])}
          />
        )}
      </Field>
      <Field of={form} path={['country']}>
        {({ input }) =>
          text('bankAccount', hasIban(input ?? '') ? t`IBAN` : t`Account number`, {
            ...code,
            read: (typed) => understood.accountNumber(typed, input ?? ''),
          })
        }
      </Field>
      <Field of={form} path={['country']}>
        {({ input }) =>
          text('swiftCode', t`SWIFT/BIC code`, {
            ...code,
            read: (typed) => understood.swift(typed, input ?? ''),
            hint: t`${min} to ${max} letters and digits`,
          })
        }
      </Field>
      {text('bankName', t`Bank name`)}
      {text('bankAddress', t`Bank address`)}
      {text('city', t`City`)}
      {text('postCode', t`Post code`, { autoCapitalize: 'characters' })}
      <h3 className="tw-subtitle">{t`Account holder`}</h3>
      {isNameTyped ? (
        text('holderName', t`Account holder’s name`, {
          autoComplete: 'name',
          autoFocus: isNameTyped === 'now',
          read: (typed) => understood.holderName(typed, holder()),
          hint: t`As it appears on the bank account, which must be your own.`,
        })
      ) : (
        <div className="tw-holder">
          <p {...maskedText()}>{t`In the name of ${name}`}</p>
          <Button variant="quiet" onClick={() => setNameTyped('now')}>
            {t`My bank writes it differently`}
          </Button>
        </div>
      )}
      {text('holderAddress', t`Account holder’s address`, { autoComplete: 'street-address' })}
      <Field of={form} path={['consent']}>
        {({ props, input, errors, onChange }) => (
          <Checkbox
            ref={props.ref}
            name={props.name}
            label={t`This bank account is my own, and I agree to the deposit and withdrawal contracts.`}
            checked={input ?? false}
            onChange={onChange}
            error={issueText(errors?.[0])}
          />
        )}
      </Field>
      <TermsDocuments
        documents={[{ title: t`Deposit and Withdrawal Contracts`, texts: transferTerms }]}
      />
      <FrameFooter>
        <Button
          variant="primary"
          type="submit"
          form={formId}
          busy={isSending}
          busyLabel={t`Sending`}
        >
          {t`Submit`}
        </Button>
      </FrameFooter>
    </Form>
  )
}
