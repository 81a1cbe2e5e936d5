import 'dart:ui';

/// The texts of this package: only what is shown while there is no page.
final class WalletTexts {
  const WalletTexts._(this.failed, this.check, this.retry, this.close);

  final String failed;
  final String check;
  final String retry;
  final String close;

  static WalletTexts of(Locale locale) => switch (locale.languageCode) {
        'zh' => const WalletTexts._('無法開啟錢包', '請檢查網路連線，然後再試一次。', '再試一次', '關閉'),
        'ja' => const WalletTexts._(
            'ウォレットを開けませんでした',
            '通信状況を確認して、もう一度お試しください。',
            'もう一度試す',
            '閉じる',
          ),
        'ko' => const WalletTexts._(
            '지갑을 열 수 없습니다',
            '네트워크 연결을 확인한 후 다시 시도해 주세요.',
            '다시 시도',
            '닫기',
          ),
        _ => const WalletTexts._(
            'The wallet could not be opened',
            'Check your connection, then try again.',
            'Try again',
            'Close',
          ),
      };
}
