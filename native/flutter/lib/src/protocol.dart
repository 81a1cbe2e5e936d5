import 'messages.dart';
import 'options.dart';

/// What the widget has to do.
sealed class WalletEffect {
  const WalletEffect();
}

/// Send this JSON to the page, now.
final class Tell extends WalletEffect {
  const Tell(this.message);
  final String message;
}

/// Ask the app for a token, and hand it to [WalletProtocol.answer] with this request.
final class AskToken extends WalletEffect {
  const AskToken._(this._page, {required this.isRenewal});
  final int _page;
  final bool isRenewal;
}

final class OpenOutside extends WalletEffect {
  const OpenOutside(this.url);
  final String url;
}

/// Offer the file to the person, and send what [WalletProtocol.done] returns.
final class ShareFile extends WalletEffect {
  const ShareFile(this.file);
  final FileMessage file;
}

/// Print the document, and send what [WalletProtocol.done] returns.
final class PrintDocument extends WalletEffect {
  const PrintDocument(this.document);
  final PrintMessage document;
}

/// Let the person confirm exactly this order, and send what [WalletProtocol.done] returns.
final class AuthorizeOrder extends WalletEffect {
  const AuthorizeOrder(this.request);
  final AuthorizeMessage request;
}

final class GiveToken extends WalletEffect {
  const GiveToken(this.token);
  final String token;
}

final class ShowStep extends WalletEffect {
  const ShowStep(this.title, {required this.canGoBack});
  final String title;
  final bool canGoBack;
}

final class Report extends WalletEffect {
  const Report(this.message);
  final WalletMessage message;
}

final class Leave extends WalletEffect {
  const Leave(this.reason, this.to);
  final String reason;
  final String to;
}

/// Where an address is opened.
enum Destination { here, outside, nowhere }

enum Recovery { reload, showFailure }

/// The rules between a page with an element and the app around it. It knows no Flutter: the widget
/// carries out what it returns.
///
/// It holds no token. A token is sent to the page that asked for it, as soon as the app has it; if
/// that page is gone, the token is dropped, and the next page asks again.
final class WalletProtocol {
  WalletProtocol(this._options);

  static const _minute = Duration(minutes: 1);
  static const _mostReloads = 2;

  /// After so many renewals within a minute, the server refuses every token, and the person signs in.
  static const _mostRenewals = 3;

  final WalletOptions _options;
  final List<Duration> _crashes = [];
  final List<Duration> _renewals = [];
  int _page = 0;
  bool _wasAnswered = false;

  /// Kept over the end of the page's process, for a widget that says `pending`.
  String _pending = '';

  /// What the widget can do, read when a page is greeted.
  List<String> capabilities = const ['files', 'print'];

  /// The page has spoken since it was loaded.
  bool get isAlive => _isAlive;
  bool _isAlive = false;

  /// The element has a screen to go back to.
  bool get canGoBack => _canGoBack;
  bool _canGoBack = false;

  /// A page begins to load: what the last one said no longer counts.
  void pageStarted() {
    _page++;
    _isAlive = false;
    _wasAnswered = false;
    _canGoBack = false;
  }

  /// Hears a message. Other origins, frames and words have no effect.
  List<WalletEffect> receive(String text, {required String origin, required bool isMainFrame}) {
    if (!isMainFrame || originOf(origin) != _options.origin) return const [];
    final message = WalletMessage.read(text);
    if (message == null) return const [];
    final greeting = [if (!_isAlive) Tell(HostMessages.hello(capabilities))];
    _isAlive = true;
    return [...greeting, ..._effectsOf(message)];
  }

  List<WalletEffect> _effectsOf(WalletMessage message) {
    switch (message) {
      case TokenMessage(:final token):
        return [GiveToken(token)];
      case FileMessage():
        return [ShareFile(message)];
      case PrintMessage():
        return [PrintDocument(message)];
      case AuthorizeMessage():
        return [AuthorizeOrder(message)];
      case PendingMessage(:final pending):
        _pending = pending;
        return const [];
      case StepMessage(:final title, :final canGoBack):
        _canGoBack = canGoBack;
        return [ShowStep(title, canGoBack: canGoBack), Report(message)];
      case OpenMessage(:final url):
        return [
          Report(message),
          if (destinationOf(url) != Destination.nowhere) OpenOutside(url),
        ];
      case NavigateMessage():
        return [Report(message), ..._navigate(message)];
      default:
        return [Report(message)];
    }
  }

  List<WalletEffect> _navigate(NavigateMessage message) {
    final leave = Leave(message.reason, message.to);
    // Both by itself and by *Sign in* of the closed element.
    if (message.reason == 'auth') return [AskToken._(_page, isRenewal: true)];
    // *Sign in* alone.
    if (message.to == '/login') return [leave];
    switch (message.reason) {
      case 'no-token':
        return [AskToken._(_page, isRenewal: false)];
      // A contract without its link says this too; said again, the link is not valid.
      case 'URL found.' when !_wasAnswered:
        return [AskToken._(_page, isRenewal: false)];
      // It has opened the withdrawal of USD by itself.
      case 'withdraw' when message.element == 'tw-transfer':
        return const [];
      default:
        return [leave];
    }
  }

  /// The app's answer to [AskToken]; null or empty if it has no token. [now]: of a clock that only goes
  /// on.
  List<WalletEffect> answer(AskToken request, String? token, {required Duration now}) {
    if (request._page != _page) return const [];
    final isRefusedAgain = request.isRenewal && _addWithinAMinute(_renewals, now) > _mostRenewals;
    if (token == null || token.isEmpty || isRefusedAgain) {
      return [Leave(request.isRenewal ? 'auth' : 'no-token', '/login')];
    }
    _wasAnswered = true;
    return [Tell(HostMessages.token(token, samePerson: request.isRenewal, pending: _pending))];
  }

  /// What became of a file, a document or an order with this [id]. [proof]: of an order, for the
  /// server.
  WalletEffect done(String id, {required bool isDone, String? proof}) =>
      Tell(HostMessages.answer(id, isDone: isDone, proof: proof));

  /// *Back*: a step of the element, or out of the screen.
  WalletEffect back() => _canGoBack ? Tell(HostMessages.back()) : const Leave('back', '/');

  /// Where an address of the page is opened. A file of the page (`blob:`) is no page.
  Destination destinationOf(String url) {
    if (originOf(url) == _options.origin) return Destination.here;
    final isOutside = ['https://', 'mailto:', 'tel:'].any(url.toLowerCase().startsWith);
    return isOutside ? Destination.outside : Destination.nowhere;
  }

  /// The process of the page has ended. A page that ends its process again and again is not
  /// reloaded. [now]: of a clock that only goes on.
  Recovery rendererGone(Duration now) {
    pageStarted();
    final crashes = _addWithinAMinute(_crashes, now);
    return crashes > _mostReloads ? Recovery.showFailure : Recovery.reload;
  }

  /// How many of [times] are of the last minute, with [now].
  static int _addWithinAMinute(List<Duration> times, Duration now) {
    times
      ..add(now)
      ..removeWhere((time) => time < now - _minute);
    return times.length;
  }
}

const _longestName = 120;

/// A name of a page as the name of a file: no folder, nothing hidden, not empty.
String safeName(String name) {
  final clean = name
      .replaceAll(RegExp(r'[/\\:*?"<>|\x00-\x1f\x7f]'), '_')
      .replaceFirst(RegExp(r'^[. ]+'), '');
  final short = clean.length > _longestName ? clean.substring(clean.length - _longestName) : clean;
  return short.isEmpty ? 'file' : short;
}
