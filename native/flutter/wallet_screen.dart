// Not compiled here; see ../README.md. Needs flutter_inappwebview 6 and url_launcher.
//
// Camera and gallery: NSCameraUsageDescription and NSPhotoLibraryUsageDescription in Info.plist,
// android.permission.CAMERA in the manifest; see ../ios and ../android. The file chooser is the library's.
import 'dart:convert';
import 'package:flutter/material.dart';
import 'package:flutter_inappwebview/flutter_inappwebview.dart';
import 'package:url_launcher/url_launcher.dart';

const origin = 'https://wallet.example.com';

/// A screen with <tw-transfer>.
class WalletScreen extends StatefulWidget {
  const WalletScreen({super.key, required this.token, required this.renew});

  /// The login token of the person who is signed in to the app.
  final String token;

  /// A new token for the same person; after a sign-in, where that is needed.
  final Future<String> Function() renew;

  @override
  State<WalletScreen> createState() => _WalletScreenState();
}

class _WalletScreenState extends State<WalletScreen> {
  InAppWebViewController? _webView;

  /// The element has a screen to go back to: said by `tw-step`.
  bool _canGoBack = false;
  String _title = '';

  /// Says something to the elements; only a page of this origin hears it.
  Future<void> _tell(Map<String, Object> fields) async {
    final message = jsonEncode({...fields, 'source': 'tw-host', 'v': 1});
    await _webView?.evaluateJavascript(
      source: "if (location.origin === '$origin') window.postMessage($message, '$origin')",
    );
  }

  Future<void> _hear(Map<String, dynamic> message) async {
    if (message['source'] != 'tw' || message['v'] != 1) return;
    final detail = message['detail'] as Map<String, dynamic>;
    switch (message['type']) {
      case 'tw-step':
        setState(() {
          _canGoBack = detail['canGoBack'] as bool;
          _title = detail['title'] as String;
        });
      case 'tw-navigate':
        switch (detail['reason']) {
          case 'no-token':
            // The page has no token in its address and in no storage: it asks, and gets it here.
            await _tell({'type': 'token', 'token': widget.token});
          case 'auth':
            // Refused: the same person goes on where it stopped.
            await _tell({'type': 'token', 'token': await widget.renew(), 'samePerson': true});
          case 'withdraw':
            // The element has opened the withdrawal of USD by itself.
            break;
          default:
            if (mounted) Navigator.of(context).pop();
        }
      case 'tw-open':
        // A payment page belongs in the browser.
        await launchUrl(Uri.parse(detail['url']), mode: LaunchMode.externalApplication);
      case 'tw-error':
        debugPrint('wallet: ${detail['kind']}');
    }
  }

  @override
  Widget build(BuildContext context) {
    return PopScope(
      // The system's way back, also by swipe, belongs to the element while it has one.
      canPop: !_canGoBack,
      onPopInvokedWithResult: (didPop, _) {
        if (!didPop) _tell({'type': 'back'});
      },
      child: Semantics(
        label: _title,
        child: Scaffold(
          // The page ends above the keyboard.
          resizeToAvoidBottomInset: true,
          body: InAppWebView(
            initialUrlRequest: URLRequest(url: WebUri('$origin/wallet.html')),
            initialSettings: InAppWebViewSettings(
              // Drafts and an unresolved transfer are kept in session storage.
              domStorageEnabled: true,
              // The page reaches under the notch; the element keeps its title bar clear of it.
              contentInsetAdjustmentBehavior: ScrollViewContentInsetAdjustmentBehavior.NEVER,
              useOnDownloadStart: true,
              useShouldOverrideUrlLoading: true,
              javaScriptHandlersOriginAllowList: {RegExp.escape(origin)},
              javaScriptHandlersForMainFrameOnly: true,
            ),
            onWebViewCreated: (controller) {
              _webView = controller;
              controller.addJavaScriptHandler(
                handlerName: 'tw',
                callback: (arguments) => _hear(Map<String, dynamic>.from(arguments.first as Map)),
              );
            },
            shouldOverrideUrlLoading: (_, action) async {
              final url = action.request.url.toString();
              if (url.startsWith('$origin/') || url.startsWith('blob:')) {
                return NavigationActionPolicy.ALLOW;
              }
              // Other addresses belong in the browser.
              await launchUrl(Uri.parse(url), mode: LaunchMode.externalApplication);
              return NavigationActionPolicy.CANCEL;
            },
            // Receipts and lists; a file that the page has made is handed over by ../page/wallet.js.
            onDownloadStartRequest: (_, request) => launchUrl(request.url),
          ),
        ),
      ),
    );
  }

  /// For a button of the app: prints what the page shows.
  Future<void> printPage() async => _webView?.printCurrentPage();

  @override
  void dispose() {
    // `close` makes the element ask for a token once more; nobody is to answer.
    _webView?.removeJavaScriptHandler(handlerName: 'tw');
    _tell({'type': 'close'});
    super.dispose();
  }
}
