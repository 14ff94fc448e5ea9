import Scripts
import Statements
import Syntax

extension Japanese {
  func message(_ fact: SyntaxFact) -> String {
    switch fact {
    case .strayCharacter(let scalar): "ここに '\(Character(scalar))' は書けません"
    case .lookAlikeLetters(let name): "'\(name)' にラテン文字に似た別の文字があります"
    case .curlyQuote(let scalar): "'\(Character(scalar))' は半角の引用符ではありません"
    case .unterminated(let delimited): "\(name(delimited))が閉じていません"
    case .emptyCharacterLiteral: "文字定数が空です"
    case .longCharacterLiteral: "文字定数に書けるのは1文字だけです"
    case .singleQuotedString: "文字列は二重引用符で囲みます"
    case .malformedNumber(let text): "'\(text)' は数値ではありません"
    case .numberTooLarge(let text): "'\(text)' は大きすぎます"
    case .unknownEscape(let text): "'\(text)' というエスケープはありません"
    case .insufficientIndentation: "この行の字下げが、閉じる引用符より浅くなっています"
    case .textAfterOpeningQuotes: "複数行の文字列は次の行から始めます"
    case .expected(let expected, let construct):
      (construct.map { "\(name($0))のあと" } ?? "ここ") + "に\(name(expected))が必要です"
    case .extraneous(let bracket): "'\(bracket)' が余分です"
    case .unclosed(let bracket, _): "'\(bracket)' が足りません"
    case .missingEnd(let keyword): "'\(keyword)' に '@end' がありません"
    case .unexpected(let word): "ここに '\(word)' は書けません"
    case .nestedTooDeep(let limit): "入れ子が\(limit)段を超えています"
    case .unsupported(let construct): "'\(construct.rawValue)' はここでは使えません"
    case .notAssignable: "ここには代入できません"
    case .unknownWord(let word, let construct):
      "\(name(construct))に '\(word)' という書き方はありません"
    }
  }

  private func name(_ delimited: SyntaxFact.Delimited) -> String {
    switch delimited {
    case .string: "文字列"
    case .multilineString: "複数行の文字列"
    case .character: "文字定数"
    case .comment: "コメント"
    }
  }

  /// What is expected, as it stands between kana: code keeps its distance.
  private func name(_ expected: SyntaxFact.Expected) -> String {
    switch expected {
    case .token(let token): " '\(token)' "
    case .expression: "式"
    case .statement: "文"
    case .declaration: "宣言"
    case .identifier: "名前"
    case .type: "型"
    case .selector: "セレクタ"
    case .methodName: "メソッド名"
    case .parameterName: "引数名"
    case .member: "メンバー名"
    case .pattern: "パターン"
    case .string: "文字列"
    }
  }

  private func name(_ construct: SyntaxFact.Construct) -> String {
    switch construct {
    case .token(let token): "'\(token)' "
    case .expression: "式"
    case .statement: "文"
    case .declaration: "宣言"
    case .type: "型"
    case .condition: "条件"
    case .message: "メッセージ"
    case .call: "呼び出し"
    case .literal: "リテラル"
    case .block: "ブロック"
    case .cast: "キャスト"
    case .method: "メソッド"
    case .property: "プロパティ"
    case .protocolList: "プロトコルの並び"
    case .superclass: "スーパークラス"
    case .ivars: "インスタンス変数"
    case .enumeration: "列挙型"
    case .selector: "セレクタ"
    case .parameter: "引数"
    case .argument: "実引数"
    case .attribute: "属性"
    case .pattern: "パターン"
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
    case .unknownCommand(let name): "':\(name)' というコマンドはありません（一覧は :help）"
    case .missingArgument(let name): ":\(name) には続きが必要です（書き方は :help \(name)）"
    case .unexpectedArgument(let text, let name):
      ":\(name) に '\(text)' は書けません（書き方は :help \(name)）"
    case .malformedVersion(let text): "'\(text)' は 2.0 以降の iOS のバージョンではありません"
    case .notAmong(let text, let names):
      "'\(text)' は \(names.joined(separator: "、")) のどれでもありません"
    case .unknownVariable(let name): "'\(name)' はありません（あるものは :state）"
    case .noVisibleController: "表示中のビューコントローラがありません。先に表示してください"
    case .unknownOutlet(let name):
      "表示中のビューコントローラにアウトレット '\(name)' はありません（画面にあるものは :tree）"
    case .takesNoText(let name): "'\(name)' には文字を入力できません。値を変えるには :set を使います"
    case .takesNothing(let name): "'\(name)' にはユーザーが変えられる値がありません。タップするには :tap を使います"
    case .malformedEntry(let name, let example): "'\(name)' に入れられるのは \(example) のような値です"
    case .malformedNib(let problem): "nib を読めません: \(words(problem))"
    case .malformedFileSize: "{bytes: N} か none を書きます"
    case .unknownNibKey(let key): "nib に '\(key)' というキーはありません"
    case .obstacle(let obstacle): words(obstacle)
    case .malformedNumber(let text): "'\(text)' は整数ではありません"
    case .wrongStoryboard(let fact): message(fact)
    }
  }

  private func words(_ problem: CommandFact.NibProblem) -> String {
    switch problem {
    case .yaml(let fact): message(fact)
    case .expectedMapping: "ここには '{キー: 値}' を書きます"
    case .expectedObject: "ここにはクラス名か '{キー: 値}' を書きます"
    case .expectedNumbers(let count): "ここには数値を\(count)個書きます"
    }
  }
}
