import type { Notice } from '../notices.ts'

const boundSubject = {
  en: 'Bank card bound',
  zh: '銀行卡已綁定',
  ja: '出金先口座を登録しました',
  ko: '출금 계좌가 등록되었습니다',
}

/** The card was bound at once. */
export const boundNotice: Notice = {
  subject: boundSubject,
  text: {
    en: 'Your bank card has been bound. USD withdrawals will be paid to it from now on.',
    zh: '您的銀行卡已綁定，今後的美元提領將匯入此卡。',
    ja: '出金先口座を登録しました。今後、USDはこの口座に出金されます。',
    ko: '출금 계좌가 등록되었습니다. 앞으로 USD는 이 계좌로 출금됩니다.',
  },
}

/** The card has passed its review. */
export const approvedNotice: Notice = {
  subject: boundSubject,
  text: {
    en: 'Your bank card has been approved. USD withdrawals will be paid to it from now on.',
    zh: '您的銀行卡已通過審核，今後的美元提領將匯入此卡。',
    ja: '出金先口座が承認されました。今後、USDはこの口座に出金されます。',
    ko: '출금 계좌가 심사를 통과했습니다. 앞으로 USD는 이 계좌로 출금됩니다.',
  },
}

export const underReviewNotice: Notice = {
  subject: {
    en: 'Bank card under review',
    zh: '銀行卡審核中',
    ja: '出金先口座を審査しています',
    ko: '출금 계좌를 심사하고 있습니다',
  },
  text: {
    en: 'Your bank card is under review. You can use it once it has been approved.',
    zh: '您的銀行卡正在審核中，通過審核後即可使用。',
    ja: '出金先口座を審査しています。承認後にご利用いただけます。',
    ko: '출금 계좌를 심사하고 있습니다. 승인 후 이용할 수 있습니다.',
  },
}

/** The card is bound once no withdrawal to the current one is under review. */
export const queuedNotice: Notice = {
  subject: {
    en: 'Bank card will be bound later',
    zh: '銀行卡將於稍後綁定',
    ja: '出金先口座は後ほど登録されます',
    ko: '출금 계좌는 나중에 등록됩니다',
  },
  text: {
    en: 'A withdrawal to your current bank card is under review. The new one will be bound once the review is complete.',
    zh: '提領至目前銀行卡的交易正在審核中，審核完成後即綁定新的銀行卡。',
    ja: '現在の出金先口座への出金を審査しています。審査の終了後に新しい口座を登録します。',
    ko: '현재 출금 계좌로의 출금을 심사하고 있습니다. 심사가 끝나면 새 계좌가 등록됩니다.',
  },
}

export const rejectedNotice = (reason: string): Notice => ({
  subject: {
    en: 'Bank card rejected',
    zh: '銀行卡未通過審核',
    ja: '出金先口座は承認されませんでした',
    ko: '출금 계좌 등록이 반려되었습니다',
  },
  text: {
    en: `Your bank card was rejected: ${reason}`,
    zh: `您的銀行卡未通過審核：${reason}`,
    ja: `出金先口座は承認されませんでした。理由：${reason}`,
    ko: `출금 계좌 등록이 반려되었습니다. 사유: ${reason}`,
  },
})

export const removedNotice: Notice = {
  subject: {
    en: 'Bank card removed',
    zh: '銀行卡已移除',
    ja: '出金先口座の登録を解除しました',
    ko: '출금 계좌가 삭제되었습니다',
  },
  text: {
    en: 'Your bank card has been removed. Bind another one to withdraw USD.',
    zh: '您的銀行卡已移除。如需提領美元，請綁定其他銀行卡。',
    ja: '出金先口座の登録を解除しました。USDを出金するには、別の口座を登録してください。',
    ko: '출금 계좌가 삭제되었습니다. USD를 출금하려면 다른 계좌를 등록해 주세요.',
  },
}
