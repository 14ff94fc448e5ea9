import Sessions

// What pictures say, in Japanese.
extension Japanese {
  func mark(_ mark: Timeline.Mark) -> String {
    switch mark {
    case .animation: "アニメーション"
    case .laterTurn: "ランループの次の周"
    case .memoryWarning: "メモリ警告"
    }
  }

  func timeline(_ phrase: TimelinePhrase) -> String {
    switch phrase {
    case .heading(let calls, let controllers):
      "呼び出し \(calls)回、ビューコントローラ \(controllers.count)個: "
        + controllers.joined(separator: "、") + "。"
    case .call(let message, let name, _): "\(name) に \(message) が送られます。"
    case .mark(.animation): "続いてアニメーションが実行されます。"
    case .mark(.laterTurn): "続いてランループの次の周が始まります。"
    case .mark(.memoryWarning): "システムがメモリ警告を送ります。"
    case .log(let text): "アプリの出力: \(text)"
    case .warning(let text): "UIKit の警告: \(text)"
    case .drawn(let path): "図を \(path) に保存しました。"
    }
  }

  func role(_ role: RolePhrase) -> String {
    switch role {
    case .root: "ルート"
    case .inStack: "スタックの中"
    case .topOfStack: "スタックのいちばん上"
    case .tab: "タブ"
    case .selectedTab: "選択中のタブ"
    case .child: "子"
    case .presented(let style): "モーダル表示、\(style)"
    case .leaving: "離れる途中"
    case .guest: "親なし、view だけがここにある"
    case .alone: "どのウィンドウにもない"
    }
  }

  func tree(_ phrase: TreePhrase) -> String {
    switch phrase {
    case .window(let name, let size, let isVisible):
      "\(name)（\(size)）は画面に\(isVisible ? "出ている" : "出ていない")ウィンドウです。"
    case .controller(let name, let role, let holder, let place, let owners):
      "\(name) は\(relation(role, to: holder ?? ""))（\(self.place(place))）。"
        + (owners.isEmpty ? "" : "\(self.owners(owners))。")
    case .view(let name, let size, let controller, let superview):
      "\(name)（\(size)）は \(controller) の view で"
        + (superview.map { "、\($0) に入っています。" } ?? "す。")
    case .subview(let name, let size, let superview):
      "\(name)（\(size)）は \(superview) に入っています。"
    }
  }

  /// What follows 「は」: with a space before a name, without one before a word of Japanese.
  private func relation(_ role: RolePhrase, to holder: String) -> String {
    switch role {
    case .root: " \(holder) のルートビューコントローラです"
    case .inStack: " \(holder) のナビゲーションスタックに入っています"
    case .topOfStack: " \(holder) のナビゲーションスタックのいちばん上です"
    case .tab: " \(holder) のタブです"
    case .selectedTab: " \(holder) で選択中のタブです"
    case .child: " \(holder) の子です"
    case .presented(let style): " \(holder) がモーダルで表示しています。スタイルは \(style) です"
    case .leaving: " \(holder) から離れる途中です"
    case .guest: "親がなく、view だけが \(holder) に入っています"
    case .alone: "どのウィンドウにもありません"
    }
  }
}
