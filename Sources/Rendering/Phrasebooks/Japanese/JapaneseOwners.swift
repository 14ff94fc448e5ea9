// Who owns what, in Japanese.
extension Japanese {
  func owners(_ names: [String]) -> String {
    names.isEmpty ? "所有者なし" : "所有者: \(names.joined(separator: "、"))"
  }

  func owner(_ owner: OwnerPhrase) -> String {
    switch owner {
    case .you: "このコード"
    case .yours(let name): "このコード（変数 \(name)）"
    case .named(let name): name
    case .collection(let name): "コレクション \(name)"
    case .timer(let name): "タイマー \(name)（invalidate まで）"
    case .variable(let name): "変数 \(name)"
    case .superview(let name): "スーパービュー \(name)"
    case .view(let name): "\(name) の view"
    case .stack(let name): "\(name) のナビゲーションスタック"
    case .tabs(let name): "\(name) のタブ"
    case .parent(let name): "親 \(name)"
    case .presenter(let name): "表示元 \(name)"
    case .presentation(let name): "\(name) の表示処理"
    case .property(let label, let name): "\(name) のプロパティ \(label)"
    case .ivar(let label, let name): "\(name) のインスタンス変数 \(label)"
    case .claim(let message, let line): "\(line)行目の \(message)（指すものなし）"
    case .pool: "自動解放プール"
    case .statement: "実行中の文"
    case .uikit: "UIKit"
    case .runLoop: "ランループ"
    case .block(let line, let name): "\(line) 行目のブロック（\(name) をキャプチャ）"
    case .closure(let line, let name): "\(line) 行目のクロージャ（\(name) をキャプチャ）"
    }
  }

  func owners(count: Int) -> String { "所有者 \(count)" }

  func unreleased(_ name: String, by message: String, line: Int) -> String {
    "\(name)（\(line)行目の \(message)）"
  }

  func unreleased(_ names: String) -> String {
    "まだ release されておらず、変数だけが指しています: \(names)"
  }

  func leaks(_ count: Int) -> String { count == 0 ? "リークなし" : "リーク \(count)件" }

  func leaked(_ name: String, count: Int, line: Int) -> String {
    "\(name): \(line)行目で作成、参照カウント \(count)、指すものなし"
  }

  func share(of owner: String, by message: String?, line: Int) -> String {
    message.map { "\(owner)、\(line)行目の \($0)" } ?? "\(owner)、\(line)行目から"
  }

  func freed(line: Int, by end: EndPhrase) -> String {
    switch end {
    case .release: "\(line)行目の release で解放"
    case .pool: "\(line)行目、自動解放プールが空になったときに解放"
    case .statement: "\(line)行目の文の終わりに解放"
    case .owner(let owner): "\(line)行目で解放、最後の所有者: \(owner)"
    }
  }

  func circle(_ members: String) -> String { "循環参照: \(members)" }

  func lost(_ loss: LossPhrase) -> String {
    switch loss {
    case .letGo(let owner, let line): "\(line)行目で喪失、最後の所有者: \(owner)"
    case .released(let line): "\(line)行目で喪失、外からの最後の release"
    case .overwritten(let owner, let line):
      "\(line)行目で喪失、release せずに上書き: \(owner)"
    case .scopeEnded(let owner, let line):
      "スコープの終わりで喪失、release なし: \(owner)、\(line)行目"
    case .holderFreed(let owner, let holder, let line):
      "\(line)行目で喪失、\(holder) の解放時に release なし: \(owner)"
    case .claim(let message, let line):
      "すぐに喪失: \(line)行目の \(message) の結果をどこにも保持していない"
    }
  }

  func during(line: Int) -> String { "、\(line)行目の実行中" }
}
