import Checking
import Curriculum

// レッスンとクイズのファイルの誤り。
extension Japanese {
  func message(_ fact: ContentFact) -> String {
    switch fact {
    case .yaml(let fact): message(fact)
    case .emptyFile: "ファイルが空です"
    case .expected(let shape): "ここには\(name(shape))が必要です"
    case .emptyList: "リストが空です"
    case .missingKey(let key): "'\(key)' がありません"
    case .missingOneOf(let keys): "\(list(keys)) のどれか1つが必要です"
    case .onlyOneOf(let keys): "\(list(keys)) のうち、書けるのは1つだけです"
    case .unknownKey(let key): "'\(key)' というキーはありません"
    case .keyNotForKind(let key, let kind): "種類 '\(kind)' に '\(key)' というキーはありません"
    case .unknownFormat(let text): "形式 '\(text)' は読めません。読めるのは形式 1 です"
    case .unknownValue(let text, let known): "'\(text)' は \(list(known)) のどれでもありません"
    case .unknownLanguage(let text): "'\(text)' という言語はありません"
    case .unknownClaim(let id): "'\(id)' という記述はありません"
    case .duplicateID(let id, _): "'\(id)' が二重に使われています"
    case .malformedID(let text): "'\(text)' は id に使えません。使える文字は a-z、0-9、'-' です"
    case .malformedVersion(let text): "'\(text)' は 2.0 以降の iOS のバージョンではありません"
    case .malformedCall(let text):
      "'\(text)' は呼び出しとして読めません。'オブジェクト セレクタ' か 'セレクタ' と書きます"
    case .malformedHash(let text): "'\(text)' は16進数8桁のハッシュではありません"
    case .malformedReference(let text): "'\(text)' は 'クイズ/問題' の形ではありません"
    case .unsupportedKind(let kind): "種類 '\(kind)' の問題はまだ使えません"
    case .unknownItem(let id): "'\(id)' という項目はありません"
    case .itemNotInSequence(let id): "項目 '\(id)' が順番に入っていません"
    case .circularOrder(let ids): "順番が循環しています: \(list(ids))"
    case .unknownOption(let id): "'\(id)' という選択肢はありません"
    case .tooLong(let limit): "テキストが\(limit)バイトを超えています"
    case .lineTooLong(let limit): "この行は\(limit)バイトを超えています"
    case .forbiddenCharacter(let scalar): "ここに制御文字 \(scalar.codePoint) は書けません"
    case .missingFrontMatter: "'---' の行の間にタイトルがありません"
    case .rawHTML: "レッスンに HTML は書けません"
    case .image: "レッスンに画像は入れられません"
    case .unparsedBold:
      "'**' が太字として読まれません。空白を入れるか、句読点の位置を変えてください"
    case .tooDeep(let limit): "入れ子が\(limit)段を超えています"
    case .malformedSectionHeading: "節は '## ステップの id: タイトル' で始めます"
    case .textOutsideSection: "最初の節より前に本文があります"
    case .unexpectedHeading(let text): "ここに見出し '\(text)' は書けません"
    case .malformedComment: "ここには '<!-- from: ハッシュ -->' が必要です"
    case .malformedHint: "ヒントは、id とコロンで始まるリスト項目です"
    case .missingTranslation(let language): "'\(language.rawValue)' のテキストがありません"
    case .missingSection(let id): "'\(id)' の節がありません"
    case .orphanedSection(let id): "'\(id)' というステップはありません"
    case .missingHint(let id): "ヒント '\(id)' がありません"
    case .orphanedHint(let id): "原文にヒント '\(id)' はありません"
    case .stale(let hash): "訳が古くなっています。今の原文のハッシュは '\(hash)' です"
    case .missingStamp(let hash): "'<!-- from: \(hash) -->' がありません"
    case .stampInOrigin: "原文に 'from' のコメントは付けません"
    case .missingMark(let mark): "原文にある \(mark.text) がここにありません"
    case .extraMark(let mark): "原文に \(mark.text) はありません"
    }
  }

  private func name(_ shape: ContentFact.Shape) -> String {
    switch shape {
    case .text: "テキスト"
    case .count: "整数"
    case .list: "リスト"
    case .mapping: " 'キー: 値' の組"
    case .pair: "2つの値 '[a, b]' "
    case .localizedText: "テキストか '言語: テキスト' の組"
    case .code: "テキストか、行のリスト"
    case .options: " 'mistakes' か 'id: テキスト' の組"
    }
  }

  func message(_ fact: PlayFact) -> String {
    switch fact {
    case .fault(let text): "ここでアプリが終了します: \(text)"
    case .trace(let place, let expected, let found):
      "\(place)番目の呼び出しは '\(found)' ですが、レッスンには '\(expected)' とあります"
    case .prints(let place, let expected, let found):
      "出力の\(place)行目は '\(found)' ですが、レッスンには '\(expected)' とあります"
    case .solvedBeforehand: "何もしないうちに課題が解けています"
    case .unsolved(let lack): "解答例では目標に届きません。\(self.lack(phrase(lack)))"
    case .unknownPrerequisite(let id): "'\(id)' というレッスンはありません"
    case .unknownQuestion(let id): "'\(id)' という問題はありません"
    case .folderDiffers(let id): "フォルダの名前が '\(id)' で終わっていません"
    case .missingText(let language): "'\(language.rawValue)' のテキストがありません"
    case .keyIsNotRight(let score): "正解そのものの得点が \(score.twoPlaces(".")) です"
    case .distractorCostsNothing(let id): "余分な呼び出し '\(id)' を入れても減点されません"
    case .pageOverflows(let lines): "ページが80桁で\(lines)行あり、24行の画面に収まりません"
    case .overlongHint(let characters):
      "ヒントが\(characters)文字あります。一目で読めるのは200文字までです"
    case .keyCannotBeMade: "正解が矛盾しているか、そのコードが何も呼び出していません"
    case .keyDiffers(let key, let seen):
      "検出される間違いは \(orNothing(seen))、正解に書かれた間違いは \(orNothing(key)) です"
    }
  }

  private func list(_ names: [String]) -> String { names.joined(separator: "、") }
  private func orNothing(_ names: [String]) -> String { names.isEmpty ? "なし" : list(names) }

  func sound(lessons: Int, quizzes: Int) -> String {
    "レッスン \(lessons)件、クイズ \(quizzes)件、誤りはありません"
  }
}
