import Notation

// ファイルを読めない理由。
extension Japanese {
  func message(_ fact: YAMLFact) -> String {
    switch fact {
    case .syntax(let problem): words(problem)
    case .other(let words): "'\(words)'"
    case .forbiddenCharacter(let scalar): "ここに文字 \(scalar.codePoint) は書けません"
    case .duplicateKey(let key, _): "'\(key)' が二重に書かれています"
    case .keyIsNotText: "キーにできるのはテキストだけです"
    case .anchor(let name), .alias(let name): "アンカーとエイリアス（'\(name)'）は使えません"
    case .tag(let name): "タグ（'\(name)'）は使えません"
    case .tooDeep(let limit): "入れ子が\(limit)段を超えています"
    case .severalDocuments: "1つのファイルに書けるドキュメントは1つです"
    }
  }

  private func words(_ problem: YAMLProblem) -> String {
    switch problem {
    case .misplacedItem: "ここにリスト項目 '- ' は書けません"
    case .misplacedKey: "ここにキーは書けません"
    case .misplacedValue: "ここに ':' と値は書けません。': ' を含むテキストは引用符で囲みます"
    case .strayCharacter: "この文字では始められません。テキストなら引用符で囲みます"
    case .indentedByTab, .tabForSpace: "字下げがタブになっています。空白を使ってください"
    case .strayColon: "':' が余分です"
    case .noColon: "キーの後に ':' がありません"
    case .noKey: "ここにはキーが必要です"
    case .noDash: "ここにはリスト項目 '- ' が必要です"
    case .noValue: "ここには値が必要です"
    case .openSequence: "',' か ']' がありません"
    case .openMapping: "',' か '}' がありません"
    case .noDocumentStart: "ドキュメントが終わった後に、まだ何かあります"
    case .openQuote: "引用符が閉じていません"
    case .documentMarkInQuotes: "引用符の中にドキュメントの区切り '---' か '...' があります"
    case .unknownEscape: "'\\' の後がエスケープとして読めません"
    case .escapeWithoutDigits: "'\\' の後に16進数字が足りません"
    case .escapeOfNoCharacter: "その Unicode 文字はありません"
    case .zeroIndentation: "字下げは 0 にできません"
    case .noLineBreak: "この行の残りに書けるのはコメントだけです"
    case .namelessAnchor: "'&' か '*' の後に名前がありません"
    case .noBlank, .openTag, .unfinishedTag, .noTagAddress, .noTagEscape, .wrongLeadingOctet,
      .wrongTrailingOctet, .undefinedTag:
      "タグ '!' の書き方が正しくありません"
    case .namelessDirective, .unknownDirective, .wrongDirective, .noDirectiveBlank, .noVersion,
      .noVersionDot, .longVersion, .otherVersion, .repeatedVersion, .repeatedTag:
      "ディレクティブ '%' の書き方が正しくありません"
    }
  }

  func message(_ problem: UnreadableJSON.Problem) -> String {
    switch problem {
    case .empty: "中身がありません"
    case .character(let scalar): "ここに '\(scalar)' は書けません"
    case .word(""): "値がありません"
    case .word(let word): "'\(word)' は値ではありません"
    case .name: "ここには二重引用符で囲んだ名前が必要です"
    case .depth(let limit): "入れ子が\(limit)段を超えています"
    case .escape: "'\\u' が表す文字はありません"
    case .unfinished: "値の途中でテキストが終わっています"
    }
  }

  func reason(_ reason: FileReason) -> String {
    switch reason {
    case .missing: "そのファイルやフォルダはありません"
    case .forbidden: "アクセス権がありません"
    case .notPermitted: "その操作は許可されていません"
    case .isFolder: "フォルダです"
    case .noFolder: "途中にフォルダでないものがあります"
    case .longName: "名前が長すぎます"
    case .circularLinks: "シンボリックリンクが循環しています"
    case .unfit: "その名前は使えません"
    case .full: "ディスクに空きがありません"
    case .overQuota: "ディスクの割り当てを使い切りました"
    case .tooLarge: "ファイルが大きすぎます"
    case .readOnly: "ファイルシステムが読み取り専用です"
    case .brokenDevice: "入出力エラーです"
    case .tooManyOpen: "開いているファイルが多すぎます"
    case .closed: "入力が閉じています"
    case .moved: "ファイルが移動または削除されました"
    case .writeProtected: "読み取り専用です"
    case .damaged: "壊れています"
    case .notAHistory: "libedit の履歴ではありません"
    case .notContent: "そのレッスンやクイズはありません"
    }
  }
}
