/// Whose title bar is shown: the element's own, or one that the app draws with the title of the step.
enum TitleBar { element, app }

/// What to show.
final class WalletOptions {
  WalletOptions({
    required this.page,
    this.element = 'tw-transfer',
    this.attributes = const {},
    this.titleBar = TitleBar.element,
    bool allowsHttp = false,
  }) : origin = originOf(page) ?? '' {
    if (!(allowsHttp ? origin.isNotEmpty : origin.startsWith('https://'))) {
      throw ArgumentError.value(page, 'page', 'must begin with https');
    }
    if (!RegExp(r'^tw-[a-z-]+$').hasMatch(element)) {
      throw ArgumentError.value(element, 'element', 'is not an element');
    }
    if (attributes.keys.any((name) => name != 'send-token' && name.toLowerCase().contains('token'))) {
      throw ArgumentError('No address holds a token');
    }
  }

  /// The address of `wallet.html` on your origin; it begins with https. With `allowsHttp` it may be
  /// without TLS: for development alone.
  final String page;

  /// The tag of the element.
  final String element;

  /// Attributes of the element, such as `app-lang` to `ja`. A token is none: it comes by a function.
  final Map<String, String> attributes;

  final TitleBar titleBar;

  /// The only origin that may speak with the app.
  final String origin;

  /// The page with its element and attributes.
  String get address {
    final all = {
      'element': element,
      ...attributes,
      if (titleBar == TitleBar.app) 'hide-header': '',
    };
    final query = [
      for (final MapEntry(:key, :value) in all.entries)
        '${Uri.encodeComponent(key)}=${Uri.encodeComponent(value)}',
    ];
    return '$page?${query.join('&')}';
  }
}

/// `https://wallet.example.com`, without a default port; null for an address without an origin.
String? originOf(String address) {
  final uri = Uri.tryParse(address);
  if (uri == null || uri.host.isEmpty || !(uri.isScheme('https') || uri.isScheme('http'))) {
    return null;
  }
  return uri.origin;
}
