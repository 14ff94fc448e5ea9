import Statements

extension Japanese {
  func message(_ fact: SyntaxFact) -> String {
    switch fact {
    case .strayCharacter(let scalar): "ここに '\(Character(scalar))' は書けません"
    case .lookAlikeLetters(let name): "'\(name)' にラテン文字に似た別の文字があります"
    case .curlyQuote(let scalar): "'\(Character(scalar))' はまっすぐな引用符ではありません"
    case .unterminated: "文字列かコメントが閉じていません"
    case .extraneous(let bracket): "'\(bracket)' が余分です"
    case .unclosed(let bracket, _): "'\(bracket)' が閉じていません"
    case .missingEnd(let keyword): "'\(keyword)' に '@end' がありません"
    case .unexpected(let word): "ここに '\(word)' は書けません"
    case .malformedNumber(let text): "'\(text)' は数値ではありません"
    case .numberTooLarge(let text): "'\(text)' は大きすぎます"
    case .nestedTooDeep(let limit): "入れ子が\(limit)段を超えています"
    case .unsupported(let construct): "'\(construct.rawValue)' はここでは使えません"
    case .notAssignable: "ここには代入できません"
    default: English().message(fact)
    }
  }

  func noteOn(_ fact: SyntaxFact) -> String? {
    switch fact {
    case .lookAlikeLetters: "名前は1文字ずつ比べられるので、キリル文字の с はラテン文字の c と別物です"
    case .missingEnd: "クラスは '@end' の行で終わります"
    default: nil
    }
  }

  func message(_ fact: CommandFact) -> String {
    switch fact {
    case .unknownCommand(let name): "':\(name)' というコマンドはありません"
    case .missingArgument(let name): ":\(name) には続きが必要です"
    case .unexpectedArgument(let text, let name): ":\(name) に '\(text)' は書けません"
    case .malformedVersion(let text): "'\(text)' は 2.0 以降の iOS のバージョンではありません"
    case .notAmong(let text, let names):
      "'\(text)' は \(names.joined(separator: "、")) のどれでもありません"
    case .unknownVariable(let name): "'\(name)' はありません"
    case .noVisibleController: "表示中のビューコントローラがありません"
    case .unknownOutlet(let name): "表示中のビューコントローラにアウトレット '\(name)' はありません"
    case .malformedNib(let problem): "nib を読めません: \(problem)"
    case .unknownNibKey(let key): "nib に '\(key)' というキーはありません"
    case .unknownClass(let name): "クラス '\(name)' はありません"
    }
  }

  func message(_ fact: LanguageFact) -> String {
    switch fact {
    case .undeclaredIdentifier(let name): "'\(name)' は宣言されていません"
    case .unknownType(let name): "'\(name)' という型はありません"
    case .noVisibleMethod(let selector, let type, _):
      "'\(selector)' というメソッドは \(type) にありません"
    case .propertyNotFound(let name, let type):
      "'\(name)' というプロパティは \(type) にありません"
    case .explicitCounting(let selector): "ARC では '\(selector)' を送れません"
    case .probablyMeant(let name, let type): "'\(name)' というメソッドは \(type) にありません"
    case .noCurrentController: "送り先のビューコントローラがまだありません"
    default: English().message(fact)
    }
  }

  func noteOn(_ fact: LanguageFact) -> String? {
    switch fact {
    case .probablyMeant:
      "UIKit はセレクタでメソッドを探すので、つづりの違うメソッドは一度も呼ばれません"
    case .explicitCounting: "ARC ではコンパイラが数えます。手動にするには :memory mrc"
    case .noVisibleMethod:
      "手動の参照カウントでは警告になり、実行すると 'unrecognized selector' で終わります"
    default: nil
    }
  }
}
