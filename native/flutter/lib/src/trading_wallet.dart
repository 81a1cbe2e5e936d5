import 'dart:async';
import 'dart:convert';

import 'package:flutter/foundation.dart';
import 'package:flutter/material.dart';
import 'package:flutter_inappwebview/flutter_inappwebview.dart';
import 'package:share_plus/share_plus.dart';
import 'package:url_launcher/url_launcher.dart';

import 'document_printer.dart';
import 'messages.dart';
import 'options.dart';
import 'protocol.dart';
import 'texts.dart';

/// A page that loads but never speaks is shown as one that failed.
const _longestSilence = Duration(seconds: 30);

/// An element of the wallet. It fills its screen; another [options] needs another [key].
class TradingWallet extends StatefulWidget {
  const TradingWallet({
    super.key,
    required this.options,
    required this.token,
    required this.renewToken,
    required this.onLeave,
    this.onEvent,
    this.onToken,
    this.onTitle,
    this.onAuthorize,
  });

  final WalletOptions options;

  /// The login token of the person who is signed in; for `tw-contract`, the token of the link. Null
  /// if there is none. The wallet keeps no token: it asks again after its process has ended.
  final FutureOr<String?> Function() token;

  /// A new token of the same person, because the server refused the last one. Null: they sign in
  /// again.
  final FutureOr<String?> Function() renewToken;

  /// The wallet is left: close its screen. `to` is the path that the element named.
  final void Function(String reason, String to) onLeave;

  final void Function(WalletMessage event)? onEvent;

  /// The token of a sign-in: only with `tw-account` and its attribute `send-token`.
  final void Function(String token)? onToken;

  /// With [TitleBar.app]: the title to show.
  final void Function(String title)? onTitle;

  /// Lets the person confirm exactly this order in the app's own way, such as by face or finger.
  /// `proof` goes to your server unread. Without it, the element offers its own ways.
  final Future<({bool isConfirmed, String? proof})> Function(Json order)? onAuthorize;

  @override
  State<TradingWallet> createState() => TradingWalletState();
}

class TradingWalletState extends State<TradingWallet> {
  late final WalletProtocol _protocol = WalletProtocol(widget.options);
  final DocumentPrinter _printer = DocumentPrinter();
  final Stopwatch _clock = Stopwatch()..start();
  InAppWebViewController? _webView;
  Timer? _silence;
  bool _hasFailed = false;

  /// Another key is another web view: the last one may have lost its process.
  Key _page = UniqueKey();

  @override
  void initState() {
    super.initState();
    _start();
  }

  @override
  void dispose() {
    _silence?.cancel();
    _webView = null;
    unawaited(_printer.dispose());
    super.dispose();
  }

  /// `en`, `zh`, `ja`, `ko` or `system`.
  Future<void> setLanguage(String language) => _tell(HostMessages.language(language));

  /// `dark`, `light` or `system`.
  Future<void> setTheme(String theme) => _tell(HostMessages.theme(theme));

  /// A step of the element, or out of the screen: for a *Back* button of the app's own title bar.
  void goBack() => _carryOut([_protocol.back()]);

  /// The person signs out of the app: the element forgets them, and asks for a token again.
  Future<void> forgetPerson() => _tell(HostMessages.close());

  void _start() {
    _protocol.pageStarted();
    _silence?.cancel();
    _silence = Timer(_longestSilence, () {
      if (!_protocol.isAlive) _showFailure();
    });
  }

  void _load() {
    if (!mounted) return;
    _start();
    setState(() {
      _webView = null;
      _hasFailed = false;
      _page = UniqueKey();
    });
  }

  void _showFailure() {
    if (!mounted) return;
    _silence?.cancel();
    setState(() {
      _webView = null;
      _hasFailed = true;
    });
  }

  void _recover() {
    switch (_protocol.rendererGone(_clock.elapsed)) {
      case Recovery.reload:
        _load();
      case Recovery.showFailure:
        _showFailure();
    }
  }

  /// The listener is there before the page is: only a page of this origin gets it.
  Future<void> _open(InAppWebViewController controller) async {
    _webView = controller;
    await controller.addWebMessageListener(
      WebMessageListener(
        jsObjectName: 'TwHost',
        allowedOriginRules: {widget.options.origin},
        onPostMessage: (message, origin, isMainFrame, _) {
          final text = message?.data;
          if (!mounted || controller != _webView || text is! String) return;
          _carryOut(
            _protocol.receive(text, origin: '${origin ?? ''}', isMainFrame: isMainFrame),
          );
        },
      ),
    );
    await controller.loadUrl(urlRequest: URLRequest(url: WebUri(widget.options.address)));
  }

  /// Says something to the page; only a page of this origin hears it.
  Future<void> _tell(String message) async {
    await _webView?.postWebMessage(
      message: WebMessage(data: message),
      targetOrigin: WebUri(widget.options.origin),
    );
  }

  void _carryOut(List<WalletEffect> effects) {
    for (final effect in effects) {
      switch (effect) {
        case Tell(:final message):
          unawaited(_tell(message));
        case AskToken():
          unawaited(_askToken(effect));
        case OpenOutside(:final url):
          unawaited(_openOutside(url));
        case ShareFile(:final file):
          unawaited(_share(file));
        case PrintDocument(:final document):
          unawaited(
            _printer.print(document, (isDone) => _answer(document.id, isDone: isDone)),
          );
        case AuthorizeOrder(:final request):
          unawaited(_authorize(request));
        case GiveToken(:final token):
          widget.onToken?.call(token);
        case ShowStep(:final title):
          setState(() {});
          if (widget.options.titleBar == TitleBar.app) widget.onTitle?.call(title);
        case Report(:final message):
          widget.onEvent?.call(message);
        case Leave(:final reason, :final to):
          widget.onLeave(reason, to);
      }
    }
  }

  Future<void> _askToken(AskToken request) async {
    final token = await (request.isRenewal ? widget.renewToken() : widget.token());
    if (mounted) _carryOut(_protocol.answer(request, token, now: _clock.elapsed));
  }

  void _answer(String id, {required bool isDone, String? proof}) {
    if (mounted) _carryOut([_protocol.done(id, isDone: isDone, proof: proof)]);
  }

  Future<void> _authorize(AuthorizeMessage request) async {
    try {
      final answer = await widget.onAuthorize?.call(request.order);
      _answer(request.id, isDone: answer?.isConfirmed ?? false, proof: answer?.proof);
    } on Exception {
      _answer(request.id, isDone: false);
    }
  }

  /// Without an app for it, nothing happens: the address stays on the screen of the element.
  Future<void> _openOutside(String url) async {
    try {
      await launchUrl(Uri.parse(url), mode: LaunchMode.externalApplication);
    } on Exception {
      return;
    }
  }

  /// The share sheet, which on an iPad is a popover and must know its place.
  Future<void> _share(FileMessage file) async {
    final box = context.findRenderObject();
    final origin = box is RenderBox && box.hasSize
        ? Rect.fromCenter(
            center: box.localToGlobal(box.size.center(Offset.zero)),
            width: 1,
            height: 1,
          )
        : null;
    try {
      final name = safeName(file.name);
      final content = XFile.fromData(base64Decode(file.data), mimeType: file.mediaType, name: name);
      final result = await SharePlus.instance.share(
        ShareParams(files: [content], fileNameOverrides: [name], sharePositionOrigin: origin),
      );
      _answer(file.id, isDone: result.status != ShareResultStatus.unavailable);
    } on Exception {
      _answer(file.id, isDone: false);
    }
  }

  Future<NavigationActionPolicy> _navigate(NavigationAction action) async {
    final url = '${action.request.url ?? ''}';
    switch (_protocol.destinationOf(url)) {
      case Destination.here:
        return NavigationActionPolicy.ALLOW;
      case Destination.outside:
        if (action.isForMainFrame) await _openOutside(url);
        return NavigationActionPolicy.CANCEL;
      case Destination.nowhere:
        return NavigationActionPolicy.CANCEL;
    }
  }

  @override
  Widget build(BuildContext context) {
    final isAndroid = defaultTargetPlatform == TargetPlatform.android;
    final isTablet = MediaQuery.sizeOf(context).shortestSide >= 600;
    // The library gives its print sheet no place, which an iPad wants.
    _protocol.capabilities = [
      'files',
      if (isAndroid || !isTablet) 'print',
      if (widget.onAuthorize != null) 'authorize',
    ];
    return PopScope(
      canPop: !_protocol.canGoBack,
      onPopInvokedWithResult: (didPop, _) {
        if (!didPop) goBack();
      },
      child: _hasFailed ? _failure(context) : _keptClear(context, isAndroid, _view()),
    );
  }

  /// Android: bars, notch and keyboard are kept clear of the page here, because WebView does it by
  /// itself only from version 144 on. iOS: the page reaches under the notch, and the element and the
  /// web view keep clear of it and of the keyboard.
  Widget _keptClear(BuildContext context, bool isAndroid, Widget child) {
    if (!isAndroid) return child;
    return Padding(
      padding: EdgeInsets.only(bottom: MediaQuery.viewInsetsOf(context).bottom),
      child: SafeArea(child: child),
    );
  }

  Widget _view() {
    return InAppWebView(
      key: _page,
      initialSettings: InAppWebViewSettings(
        // What was typed and an order without an answer are kept in local storage.
        domStorageEnabled: true,
        allowFileAccess: false,
        allowsBackForwardNavigationGestures: false,
        allowsLinkPreview: false,
        contentInsetAdjustmentBehavior: ScrollViewContentInsetAdjustmentBehavior.NEVER,
        useOnRenderProcessGone: true,
        useShouldOverrideUrlLoading: true,
      ),
      onWebViewCreated: _open,
      shouldOverrideUrlLoading: (_, action) => _navigate(action),
      onReceivedError: (controller, request, error) {
        final isPage = request.isForMainFrame ?? true;
        if (isPage && controller == _webView && !_protocol.isAlive) _showFailure();
      },
      onReceivedHttpError: (controller, request, _) {
        final isPage = request.isForMainFrame ?? true;
        if (isPage && controller == _webView && !_protocol.isAlive) _showFailure();
      },
      onRenderProcessGone: (controller, _) {
        if (controller == _webView) _recover();
      },
      onWebContentProcessDidTerminate: (controller) {
        if (controller == _webView) _recover();
      },
    );
  }

  Widget _failure(BuildContext context) {
    final texts = WalletTexts.of(Localizations.localeOf(context));
    final styles = Theme.of(context).textTheme;
    return SafeArea(
      child: Center(
        child: SingleChildScrollView(
          padding: const EdgeInsets.all(24),
          child: Column(
            mainAxisSize: MainAxisSize.min,
            children: [
              Semantics(
                liveRegion: true,
                child: Text(texts.failed, style: styles.titleLarge, textAlign: TextAlign.center),
              ),
              const SizedBox(height: 12),
              Text(texts.check, style: styles.bodyLarge, textAlign: TextAlign.center),
              const SizedBox(height: 24),
              FilledButton(onPressed: _load, child: Text(texts.retry)),
              TextButton(
                onPressed: () => widget.onLeave('failed', '/'),
                child: Text(texts.close),
              ),
            ],
          ),
        ),
      ),
    );
  }
}
