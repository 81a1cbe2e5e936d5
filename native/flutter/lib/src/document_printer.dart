import 'package:flutter_inappwebview/flutter_inappwebview.dart';

import 'messages.dart';

/// Prints a document of the element, in a web view of its own that runs no script.
final class DocumentPrinter {
  /// Kept until the next document: the system draws from it after [print] has returned.
  HeadlessInAppWebView? _page;

  /// [onEnd] hears false if the document could not be given to the system; a person may also cancel.
  Future<void> print(PrintMessage document, void Function(bool) onEnd) async {
    await dispose();
    final page = HeadlessInAppWebView(
      initialData: InAppWebViewInitialData(data: document.html),
      initialSettings: InAppWebViewSettings(javaScriptEnabled: false),
      onLoadStop: (controller, _) async {
        try {
          await controller.printCurrentPage(settings: PrintJobSettings(jobName: document.name));
          onEnd(true);
        } on Exception {
          onEnd(false);
        }
      },
    );
    _page = page;
    await page.run();
  }

  Future<void> dispose() async {
    await _page?.dispose();
    _page = null;
  }
}
