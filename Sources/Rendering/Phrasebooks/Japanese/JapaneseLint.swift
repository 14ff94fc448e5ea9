import Mistakes

// How far the lives went that `lint` leads, and what they showed.
extension Japanese {
  func unmade(_ type: String, _ reason: Lint.Unmade.Reason) -> String {
    switch reason {
    case .unknownArgument(let parameter):
      "'\(type)' は調べていません。'\(parameter)' に何を渡せばよいかわかりません"
    case .ended: "'\(type)' は調べていません。イニシャライザでアプリが終了しました"
    case .unimplemented(let missing):
      "'\(type)' は調べていません。'\(missing)' の @implementation がファイルにありません"
    }
  }

  func wayOut(of reason: Lint.Unmade.Reason) -> String {
    switch reason {
    case .unknownArgument:
      "引数にデフォルト値を付けるか、渡せる型をファイルに加えます"
    case .ended: "アプリの残りがなくても動くイニシャライザを用意します"
    case .unimplemented(let missing): "'\(missing)' を実装しているファイルを加えます"
    }
  }

  func ended(_ type: String, in call: String?, isStopped: Bool) -> String {
    let place = call.map { " \($0) で" } ?? ""
    return isStopped ? "\(type) のライフサイクルが\(place)中断されました: " : "\(type) が\(place)アプリを終了させます: "
  }

  func restWasLed(_ type: String) -> String { "残りは新しい \(type) で続けました" }

  func led(_ life: LifePhrase) -> String {
    switch life {
    case .whole(let steps): "全\(steps)ステップを完了"
    case .ended(let steps, let count, let call):
      "\(count)ステップ中\(steps)まで" + (call.map { "、\($0) でアプリが終了" } ?? "、アプリが終了")
    case .stopped(let steps, let count): "\(count)ステップ中\(steps)まで" + "、中断"
    case .unmade: "調べていません"
    }
  }

  func found(_ numbers: [Int], _ names: [String]) -> String {
    if numbers.isEmpty && names.isEmpty { return "何も見つかりませんでした" }
    let listed = numbers.map(String.init).joined(separator: "、")
    let parts = (numbers.isEmpty ? [] : ["間違い" + listed]) + names
    return "見つかったもの: " + parts.joined(separator: "、")
  }

  var noControllersToLint: String { "これらのファイルにビューコントローラはありません" }
  func livesOn(_ name: String) -> String { "\(name) が残っています · :leaks" }
}
