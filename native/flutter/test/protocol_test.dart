import 'dart:convert';
import 'dart:io';

import 'package:flutter_test/flutter_test.dart';
import 'package:trading_wallet/src/messages.dart';
import 'package:trading_wallet/src/options.dart';
import 'package:trading_wallet/src/protocol.dart';

const origin = 'https://wallet.example.com';

/// The messages that every package reads in its tests.
final examples = jsonDecode(File('../messages.examples.json').readAsStringSync()) as Json;

List<Json> list(String name) => (examples[name]! as List<Object?>).cast<Json>();

String message(String type, Json detail, {String element = 'tw-transfer'}) =>
    jsonEncode({'source': 'tw', 'v': 1, 'element': element, 'type': type, 'detail': detail});

String wordFor(WalletMessage message) => switch (message) {
      ReadyMessage() => 'ready',
      HelloMessage() => 'hello',
      StepMessage() => 'step',
      NavigateMessage() => 'navigate',
      OpenMessage() => 'open',
      SuccessMessage() => 'success',
      RecordMessage() => 'record',
      ErrorMessage() => 'error',
      TokenMessage() => 'token',
      FileMessage() => 'file',
      PrintMessage() => 'print',
      AuthorizeMessage() => 'authorize',
      PendingMessage() => 'pending',
      OtherMessage() => 'other',
    };

void main() {
  late WalletProtocol protocol;

  setUp(() {
    protocol = WalletProtocol(WalletOptions(page: '$origin/wallet.html'))..pageStarted();
  });

  List<WalletEffect> hear(String text, {String from = origin, bool isMainFrame = true}) =>
      protocol.receive(text, origin: from, isMainFrame: isMainFrame);

  List<Json> told(List<WalletEffect> effects) =>
      [for (final Tell(:message) in effects.whereType<Tell>()) jsonDecode(message) as Json];

  List<WalletEffect> navigate(String reason, {String element = 'tw-transfer'}) =>
      hear(message(
        'tw-navigate',
        {'to': reason == 'auth' ? '/login' : '/', 'reason': reason},
        element: element,
      ));

  AskToken ask(String reason) => navigate(reason).whereType<AskToken>().single;

  void step({required bool canGoBack}) =>
      hear(message('tw-step', {'step': 'HOME', 'title': 'Wallet', 'canGoBack': canGoBack}));

  test('reads every shared message', () {
    for (final example in list('fromElement')) {
      final read = WalletMessage.read(jsonEncode(example['message']));
      expect(read == null ? null : wordFor(read), example['is']);
    }
  });

  test('an app that confirms orders gets each as text, and answers with its proof', () {
    protocol.capabilities = const ['authorize'];
    final effects = hear(message('tw-authorize', {'id': '7', 'confirmation': 'c1', 'amount': '0.10'}));
    expect(told(effects).single['capabilities'], ['authorize']);
    final request = effects.whereType<AuthorizeOrder>().single.request;
    expect(request.order['amount'], '0.10');
    final answer = told([protocol.done(request.id, isDone: true, proof: 'signed')]).single;
    expect(answer['proof'], 'signed');
  });

  test('ignores what is no message', () {
    for (final example in list('ignored')) {
      expect(WalletMessage.read(jsonEncode(example)), isNull);
    }
    for (final text in ['', 'null', '[]', '{', '"tw"']) {
      expect(WalletMessage.read(text), isNull, reason: text);
    }
  });

  test('says what elements understand', () {
    final said = [
      HostMessages.token('a-token', samePerson: false),
      HostMessages.token('a-token', samePerson: true),
      HostMessages.token('a-token', samePerson: false, pending: 'what was typed'),
      HostMessages.language('ja'),
      HostMessages.theme('dark'),
      HostMessages.back(),
      HostMessages.close(),
      HostMessages.hello(['files', 'print']),
      HostMessages.answer('1', isDone: false),
      HostMessages.answer('2', isDone: true, proof: 'signed'),
    ].map((text) => (jsonDecode(text) as Json)..remove('host'));
    expect(said, [for (final wanted in list('fromHost')) {...wanted}..remove('host')]);
  });

  test('hears only the main frame of its own origin', () {
    final ready = message('tw-ready', {});
    expect(hear(ready, isMainFrame: false), isEmpty);
    for (final from in ['$origin.evil.test', 'http://wallet.example.com', '$origin:8443', 'null', '']) {
      expect(hear(ready, from: from), isEmpty, reason: from);
    }
    expect(hear(ready, from: 'https://WALLET.example.com:443'), isNotEmpty);
  });

  test('greets each page once, before all else', () {
    expect(told(hear(message('tw-ready', {}))).single['type'], 'hello');
    expect(told(hear(message('tw-ready', {}))), isEmpty);
    protocol.pageStarted();
    expect(told(hear(message('tw-ready', {}))), hasLength(1));
  });

  test('a token goes to the page that asked', () {
    final first = told(protocol.answer(ask('no-token'), 'a-token', now: Duration.zero)).single;
    expect(first['token'], 'a-token');
    expect(first.containsKey('samePerson'), isFalse);
    expect(told(protocol.answer(ask('auth'), 'b-token', now: Duration.zero)).single['samePerson'], isTrue);
  });

  test('a token for a page that is gone is dropped', () {
    final request = ask('no-token');
    protocol.pageStarted();
    expect(protocol.answer(request, 'a-token', now: Duration.zero), isEmpty);
  });

  test('without a token the person signs in', () {
    final leave = protocol.answer(ask('auth'), null, now: Duration.zero).whereType<Leave>().single;
    expect((leave.reason, leave.to), ('auth', '/login'));
  });

  test('a token that is refused again and again means a sign-in', () {
    final leaves = [0, 1, 2, 3, 63].map(
      (now) => protocol.answer(ask('auth'), 'a-token', now: Duration(seconds: now)).single is Leave,
    );
    expect(leaves, [false, false, false, true, false]);
    final signIn = hear(message('tw-navigate', {'to': '/login', 'reason': 'no-token'}));
    expect(signIn.whereType<Leave>(), hasLength(1));
  });

  test('a link is given to a contract once', () {
    final request = navigate('URL found.', element: 'tw-contract').whereType<AskToken>().single;
    protocol.answer(request, 'a-link', now: Duration.zero);
    final again = navigate('URL found.', element: 'tw-contract');
    expect(again.whereType<AskToken>(), isEmpty);
    expect(again.whereType<Leave>(), hasLength(1));
  });

  test('the token of a sign-in is given to the app alone', () {
    final effects = hear(message('token', {'token': 'a-token'}, element: 'tw-account'));
    expect(effects.whereType<GiveToken>().single.token, 'a-token');
    expect(effects.whereType<Report>(), isEmpty);
    expect('$effects', isNot(contains('a-token', now: Duration.zero)));
  });

  test('back is a step of the element while it has one', () {
    step(canGoBack: true);
    expect(told([protocol.back()]).single['type'], 'back');
    step(canGoBack: false);
    expect(protocol.back(), isA<Leave>());
  });

  test('a screen of the app is for the app, the withdrawal of USD for the element', () {
    expect(navigate('bank-card').whereType<Leave>(), hasLength(1));
    expect(navigate('withdraw').whereType<Leave>(), isEmpty);
  });

  test('only its own origin is opened here', () {
    expect(protocol.destinationOf('$origin/wallet.html'), Destination.here);
    expect(protocol.destinationOf('$origin.evil.test/'), Destination.outside);
    expect(protocol.destinationOf('mailto:help@example.com'), Destination.outside);
    for (final url in ['blob:$origin/1', 'javascript:alert(1)', 'intent://x', 'http://example.com']) {
      expect(protocol.destinationOf(url), Destination.nowhere, reason: url);
    }
  });

  test('a dead page is reloaded twice in a minute, then shown as failed', () {
    final outcomes = [0, 10, 20, 90].map((now) => protocol.rendererGone(Duration(seconds: now)));
    expect(outcomes, [Recovery.reload, Recovery.reload, Recovery.showFailure, Recovery.reload]);
  });

  test('a dead page has no screen to go back to', () {
    step(canGoBack: true);
    protocol.rendererGone(Duration.zero);
    expect(protocol.canGoBack, isFalse);
  });

  test('a name of a page names no other folder', () {
    expect(safeName('../../secret'), '_.._secret');
    expect(safeName('..'), 'file');
    expect(safeName('收據.html'), '收據.html');
  });

  test('the address names element and attributes, and never a token', () {
    final options = WalletOptions(
      page: '$origin/wallet.html',
      element: 'tw-wallet',
      attributes: {'app-lang': 'ja & ko'},
      titleBar: TitleBar.app,
    );
    expect(
      options.address,
      '$origin/wallet.html?element=tw-wallet&app-lang=ja%20%26%20ko&hide-header=',
    );
    expect(
      () => WalletOptions(page: '$origin/wallet.html', attributes: {'token': 'a-token'}),
      throwsArgumentError,
    );
    expect(() => WalletOptions(page: 'http://wallet.example.com/wallet.html'), throwsArgumentError);
  });
}
