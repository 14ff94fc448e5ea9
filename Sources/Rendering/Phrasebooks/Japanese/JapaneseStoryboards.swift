import Scripts
import Statements

// What is wrong with a storyboard.
extension Japanese {
  func message(_ fact: StoryboardFact) -> String {
    switch fact {
    case .yaml(let fact): "ストーリーボードを読めません: \(message(fact))"
    case .notPlain: "ストーリーボードを読めません: アンカー、エイリアス、タグは使えません"
    case .repeatedKey(let key): "'\(key)' はもうあります。識別子は重複できません"
    case .expectedMapping: "ここには '{キー: 値}' を書きます"
    case .expectedText: "ここには名前を書きます"
    case .expectedList: "ここにはシーンの並び '[a, b]' を書きます"
    case .unknownKey(let key, let part): "\(name(part))に '\(key)' というキーはありません"
    case .missingKey(let key, let part): "\(name(part))に '\(key)' が必要です"
    case .noScene(let name): "シーン '\(name)' はありません"
    case .noOutlet(let name): "このシーンはアウトレット '\(name)' を接続していません"
    case .keyOfAnotherKind(let key, let kind): "種類 '\(kind)' のセグエに '\(key)' はありません"
    case .containsItself(let name): "シーン '\(name)' が自分自身を含んでいます"
    }
  }

  private func name(_ part: StoryboardFact.Part) -> String {
    switch part {
    case .storyboard: "ストーリーボード"
    case .scene: "シーン"
    case .segue: "セグエ"
    }
  }
}
