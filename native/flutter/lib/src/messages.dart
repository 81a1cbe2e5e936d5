import 'dart:convert';

/// The version of this package.
const packageVersion = '0.1.0';

typedef Json = Map<String, Object?>;

/// What an element says, as messages.schema.json has it. A word of a later release is
/// [OtherMessage].
sealed class WalletMessage {
  const WalletMessage(this.element);

  /// The tag of the element.
  final String element;

  /// Reads a message; null for anything that is not one.
  static WalletMessage? read(String text) {
    try {
      return switch (jsonDecode(text)) {
        {
          'source': 'tw',
          'v': 1,
          'element': final String element,
          'type': final String type,
          'detail': final Json detail,
        } =>
          _read(element, type, detail),
        _ => null,
      };
    } on FormatException {
      return null;
    }
  }

  static WalletMessage? _read(String element, String type, Json detail) {
    final isEarlier = detail['session'] == 'earlier';
    switch ((type, detail)) {
      case ('tw-ready', _):
        return ReadyMessage(element);
      case ('tw-hello', {'version': final String version}):
        return HelloMessage(element, version);
      case ('tw-step', {'title': final String title, 'canGoBack': final bool canGoBack}):
        final name = detail['step'] ?? detail['screen'];
        return StepMessage(element, name is String ? name : '', title, canGoBack: canGoBack);
      case ('tw-navigate', {'to': final String to, 'reason': final String reason}):
        final message = detail['message'];
        final isUsd = detail['isUsd'];
        return NavigateMessage(
          element,
          to,
          reason,
          message: message is String ? message : null,
          isUsd: isUsd is bool ? isUsd : null,
        );
      case ('tw-open', {'url': final String url, 'method': final String method}):
        return OpenMessage(element, url, method);
      case ('tw-success', {'kind': final String kind}):
        return SuccessMessage(element, kind, detail, isEarlier: isEarlier);
      case ('tw-record', {'orderNumber': final String orderNumber, 'status': final String status}):
        return RecordMessage(element, orderNumber, status);
      case ('tw-error', {'kind': final String kind, 'message': final String message}):
        final code = detail['code'];
        return ErrorMessage(
          element,
          kind,
          message,
          code: code is int ? code : null,
          isEarlier: isEarlier,
        );
      case ('token', {'token': final String token}):
        return TokenMessage(element, token);
      case (
          'tw-file',
          {
            'id': final String id,
            'name': final String name,
            'mediaType': final String mediaType,
            'data': final String data,
          }
        ):
        return FileMessage(element, id, name, mediaType, data);
      case ('tw-print', {'id': final String id, 'name': final String name, 'html': final String html}):
        return PrintMessage(element, id, name, html);
      case ('tw-authorize', {'id': final String id}):
        return AuthorizeMessage(element, id, detail);
      case ('tw-pending', {'pending': final String pending}):
        return PendingMessage(element, pending);
      default:
        return _known.contains(type) ? null : OtherMessage(element, type, detail);
    }
  }

  static const _known = {
    'tw-hello',
    'tw-step',
    'tw-navigate',
    'tw-open',
    'tw-success',
    'tw-record',
    'tw-error',
    'token',
    'tw-file',
    'tw-print',
    'tw-authorize',
    'tw-pending',
  };
}

/// The first view can be used.
final class ReadyMessage extends WalletMessage {
  const ReadyMessage(super.element);
}

/// The answer to `hello`: the version of the element.
final class HelloMessage extends WalletMessage {
  const HelloMessage(super.element, this.version);
  final String version;
}

final class StepMessage extends WalletMessage {
  const StepMessage(super.element, this.name, this.title, {required this.canGoBack});
  final String name;

  /// In the language of the element.
  final String title;
  final bool canGoBack;
}

/// The person should go to another screen of the app.
final class NavigateMessage extends WalletMessage {
  const NavigateMessage(super.element, this.to, this.reason, {this.message, this.isUsd});
  final String to;
  final String reason;
  final String? message;
  final bool? isUsd;
}

/// The person wants to pay at [url]; the package opens it in the browser.
final class OpenMessage extends WalletMessage {
  const OpenMessage(super.element, this.url, this.method);
  final String url;
  final String method;
}

/// The server accepted something.
final class SuccessMessage extends WalletMessage {
  const SuccessMessage(super.element, this.kind, this.detail, {required this.isEarlier});
  final String kind;

  /// All fields; amounts are decimal text.
  final Json detail;

  /// The previous person sent it: do not show it to the current one.
  final bool isEarlier;
}

/// A review was decided.
final class RecordMessage extends WalletMessage {
  const RecordMessage(super.element, this.orderNumber, this.status);
  final String orderNumber;
  final String status;
}

/// An error was shown.
final class ErrorMessage extends WalletMessage {
  const ErrorMessage(super.element, this.kind, this.message, {this.code, required this.isEarlier});
  final String kind;
  final String message;
  final int? code;
  final bool isEarlier;
}

/// The token of a sign-in (`send-token` of tw-account). It is not in [toString].
final class TokenMessage extends WalletMessage {
  const TokenMessage(super.element, this.token);
  final String token;
}

/// A file that the element has made.
final class FileMessage extends WalletMessage {
  const FileMessage(super.element, this.id, this.name, this.mediaType, this.data);
  final String id;
  final String name;
  final String mediaType;

  /// Base64.
  final String data;
}

/// What is typed in the forms, for an app that keeps it and gives it back with the token.
final class PendingMessage extends WalletMessage {
  const PendingMessage(super.element, this.pending);
  final String pending;
}

/// An order to be confirmed, for an app that says `authorize`.
final class AuthorizeMessage extends WalletMessage {
  const AuthorizeMessage(super.element, this.id, this.order);
  final String id;

  /// All fields; amounts are decimal text.
  final Json order;
}

/// A document to print.
final class PrintMessage extends WalletMessage {
  const PrintMessage(super.element, this.id, this.name, this.html);
  final String id;
  final String name;
  final String html;
}

/// A word that this release of the package does not know, or needs no class for.
final class OtherMessage extends WalletMessage {
  const OtherMessage(super.element, this.type, this.detail);
  final String type;
  final Json detail;
}

/// What a host says, as JSON.
abstract final class HostMessages {
  static String _message(String type, [Json fields = const {}]) =>
      jsonEncode({'source': 'tw-host', 'v': 1, 'type': type, ...fields});

  static String hello(List<String> capabilities) => _message('hello', {
        'capabilities': capabilities,
        'host': {'name': 'tradingwallet-flutter', 'version': packageVersion},
      });

  /// [pending]: what the element has asked the app to keep; empty: nothing.
  static String token(String token, {required bool samePerson, String pending = ''}) =>
      _message('token', {
        'token': token,
        if (samePerson) 'samePerson': true,
        if (pending.isNotEmpty) 'pending': pending,
      });

  static String language(String language) => _message('lang', {'lang': language});

  static String theme(String theme) => _message('theme', {'theme': theme});

  static String back() => _message('back');

  static String close() => _message('close');

  /// What became of a file, a document or an order; [proof] is what the app says of an order for the
  /// server.
  static String answer(String id, {required bool isDone, String? proof}) =>
      _message('answer', {'id': id, 'ok': isDone, if (proof != null) 'proof': proof});
}
