import Statements

extension Japanese {
  func message(_ fact: LanguageFact) -> String {
    switch fact {
    case .undeclaredIdentifier(let name): "'\(name)' は宣言されていません"
    case .unknownType(let name): "'\(name)' という型はありません"
    case .unknownSuperclass(let name, let type):
      "'\(type)' のスーパークラス '\(name)' が宣言されていません"
    case .missingInterface(let name): "'\(name)' の @interface がありません"
    case .noVisibleMethod(let selector, let type, let isClassMethod):
      "'\(selector)' という\(isClassMethod ? "クラスメソッド" : "メソッド")は \(type) にありません"
    case .propertyNotFound(let name, let type), .noSuchProperty(let name, let type):
      "'\(name)' というプロパティは \(type) にありません"
    case .readOnlyProperty(let name, let type):
      "\(type) のプロパティ '\(name)' は読み取り専用です"
    case .constantAssignment(let name): "'\(name)' は定数なので変えられません"
    case .notAssignable: "ここには代入できません"
    case .missingBlockSpecifier(let name):
      "'\(name)' はブロックが値をキャプチャしたので、代入するには __block が必要です"
    case .redeclaration(let name): "'\(name)' はもう宣言されています"
    case .explicitCounting(let selector): "ARC では '\(selector)' を送れません"
    case .countingInSwift(let selector, _, _):
      "'\(selector)()' は使えません。Swift は常に ARC です"
    case .autoreleasePoolClass:
      "ARC では 'NSAutoreleasePool' の代わりに '@autoreleasepool' を使います"
    case .probablyMeant(let name, let type): "スーパークラス \(type) に '\(name)' というメソッドはありません"
    case .noCurrentController: "送り先のビューコントローラがまだありません"
    case .selfOutsideMethod: "'self' はメソッドの中でしか使えません"
    case .superOutsideMethod: "'super' はメソッドの中でしか使えません"
    case .noSuperclass(let name): "'\(name)' にスーパークラスはありません"
    case .nothingToLeave(let word): "'\(word)' はループや switch の中でしか使えません"
    case .argumentCount(let name, let expected, let found):
      "'\(name)' の引数は\(expected)個ですが、ここには\(found)個あります"
    case .unknownInstanceVariable(let name, let type):
      "'\(name)' というインスタンス変数は '\(type)' にありません"
    case .notInScope(let name): "スコープに '\(name)' がありません"
    case .typeNotInScope(let name): "スコープに '\(name)' という型がありません"
    case .noMember(let name, let type, let isType):
      isType
        ? "型 '\(type)' にメンバー '\(name)' はありません"
        : "'\(type)' 型の値にメンバー '\(name)' はありません"
    case .notUnwrapped(let member, let type):
      "'\(type)?' の値は、アンラップしてからでないと '\(member)' を使えません"
    case .optionalValue(let type): "'\(type)?' の値は、アンラップして '\(type)' にする必要があります"
    case .missingAmpersand(let type): "'\(type)' の値を inout の引数に渡すには '&' が必要です"
    case .extraneousAmpersand: "'&' は inout の引数に渡すときにだけ付けます"
    case .mismatch(let found, let expected, .variable):
      "'\(found)' の値は、指定された型 '\(expected)' に変換できません"
    case .mismatch(let found, let expected, .argument):
      "引数の型は '\(expected)' ですが、渡された値の型は '\(found)' です"
    case .mismatch(let found, let expected, .assignment):
      "'\(found)' の値を型 '\(expected)' に代入することはできません"
    case .mismatch(let found, let expected, .result):
      "戻り値の型は '\(expected)' ですが、返される値の型は '\(found)' です"
    case .nonconforming(let type, let name): "型 '\(type)' はプロトコル '\(name)' に準拠していません"
    case .noInitializers(let type): "クラス '\(type)' にはイニシャライザがありません"
    case .notExhaustive: "switch はすべての場合を網羅する必要があります"
    case .missingArgument(let label): "引数 '\(label)' が足りません"
    case .extraArgument: "引数が多すぎます"
    case .wrongLabels(let have, let expected):
      "引数ラベルは '\(have)' ではなく '\(expected)' です"
    case .missingOverride: "オーバーライドするには 'override' が必要です"
    case .nothingToOverride(let name):
      "'\(name)' というメソッドはスーパークラスになく、オーバーライドになりません"
    case .overrideOutsideClass: "'override' はクラスのメンバーにだけ付けられます"
    case .notAFunction(let type): "型 '\(type)' の値は関数ではないので、呼び出せません"
    case .notSimulated(let module):
      "\(module) はここではシミュレートしません。その名前は使えません"
    case .missingRequiredInitializer(let type):
      "'\(type)' のサブクラスには 'required' の 'init(coder:)' が必要です"
    case .containsItself(let type):
      "値型 '\(type)' は、自分自身をまた含む格納プロパティを持てません"
    case .inheritsFromItself(let type): "クラス '\(type)' が自分自身を継承しています"
    case .objectiveC(let fact): words(fact)
    case .unsupported(let construct): "\(words(construct))はまだ使えません"
    }
  }

  private func words(_ construct: LanguageFact.Construct) -> String {
    switch construct {
    case .structure: "構造体"
    case .enumeration: "列挙型"
    case .generics: "ジェネリクス"
    case .tuple: "タプル"
    case .pattern: "この形のパターン"
    case .pointer: "値へのポインタ"
    case .cArray: "C の配列"
    case .subscription: "自作の添字"
    case .label: "ラベル"
    case .synchronized: "@synchronized "
    case .deferred: "defer "
    case .expression: "この形の式"
    case .function: "この形の関数"
    case .range: "範囲"
    case .objectInRecord: "ARC での C の構造体や配列の中のオブジェクト"
    case .propertyWrapper: "プロパティラッパー"
    case .suspension: "ループや分岐の中での待機"
    }
  }

  func noteOn(_ fact: LanguageFact) -> String? {
    switch fact {
    case .probablyMeant:
      "UIKit はセレクタでメソッドを探すので、つづりの違うメソッドは一度も呼ばれません"
    case .explicitCounting: "ARC ではコンパイラが数えます。手動にするには :memory mrc（アプリは最初から起動し直します）"
    case .countingInSwift(let selector, let receiver, let isManual):
      isManual
        ? "Swift は常に自動で数えます（ARC）。ここでも同じです。"
          + "手動で数えるには Objective-C で [\(receiver) \(selector)] と書きます"
        : "Swift は常に自動で数えます（ARC）。手動で数えられるのは、:memory mrc のあとの Objective-C だけです"
    case .noVisibleMethod:
      "手動参照カウント（MRC）では警告になり、実行すると 'unrecognized selector' でアプリが終了します"
    default: nil
    }
  }
}
