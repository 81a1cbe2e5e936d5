export 'src/messages.dart';
export 'src/options.dart';
export 'src/trading_wallet.dart';
