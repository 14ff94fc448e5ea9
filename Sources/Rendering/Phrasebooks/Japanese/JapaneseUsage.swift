// What `--help` says, and what is wrong with a command line or with answers.
extension Japanese {
  var noCommand: String { "（コマンドなし）" }
  var promptMeaning: String { "プロンプト。前回の続き、学習、自由に試す" }
  var moreUsage: String { "コマンドの説明は viewdidlearn COMMAND --help で見られます。" }

  func meaning(of command: ProgramCommand) -> String {
    switch command {
    case .learn: "レッスンを始める、または続ける"
    case .quiz: "クイズに答える"
    case .run: "プロンプトなしでスクリプトをシミュレータで実行する。- は標準入力"
    case .lint:
      "ファイルの各ビューコントローラに標準的なライフサイクルをたどらせ、コンパイラのように報告する。"
        + "--ios には複数を書ける: 5.1,26"
    case .grade: "ほかで答えた解答を採点する"
    case .check: "レッスンとクイズをシミュレータで確かめる。パスがなければすべて"
    }
  }

  func meaning(of option: ProgramOption) -> String {
    switch option {
    case .language: "表示の言語。なければロケールに従う"
    case .plain: "色、図、カーソル移動を使わない"
    case .content: "レッスンとクイズのある場所"
    case .state: "学習の記録と履歴を置く場所"
    case .help: "この説明、またはコマンドの説明"
    case .version: "このプログラムのバージョン"
    case .ios: "iOS のバージョン（2.0 以降）"
    case .dialect: "拡張子で分からないとき、ファイルの言語"
    case .memory: "手動参照カウント（MRC）か自動参照カウント（ARC）"
    case .steps: "スクリプトを止めるまでのステップ数"
    case .all: "UIKit 自身のコンテナとビューも表示する"
    case .strict: "未知の名前をエラーにする"
    case .json: "標準出力を JSON Lines だけにする"
    }
  }

  func message(_ fault: CommandLineFault) -> String {
    switch fault {
    case .unknownCommand(let name, let suggestion):
      "'\(name)' というコマンドはありません" + nearest(suggestion)
    case .unknownOption(let name, let suggestion):
      "'\(name)' というオプションはありません" + nearest(suggestion)
    case .missingValue(let option): "'\(option)' には値が必要です"
    case .malformedVersion(let text): "'\(text)' は 2.0 以降の iOS のバージョンではありません"
    case .malformedSteps(let text): "'\(text)' はステップ数ではありません"
    case .notAmong(let words, let option, let found):
      "--\(option.rawValue) は \(words.joined(separator: "、")) のどれかです。'\(found)' は使えません"
    case .wrongOperands(let command): "'\(command.rawValue)' の書き方は次のとおりです:"
    case .foreignOption(let option, let command?):
      "'\(command.rawValue)' に --\(option.rawValue) は付けられません:"
    case .foreignOption(let option, nil): "コマンドなしで --\(option.rawValue) は使えません"
    case .severalVersions: "複数の iOS のバージョンを書けるのは 'lint' だけです"
    }
  }

  func message(_ fault: AnswersFault) -> String {
    switch fault {
    case .contradictoryKey(let name): "問題 '\(name)' の正解が矛盾しています"
    case .notJSON(let problem): "JSON ではありません: \(message(problem))"
    case .notAnswers: "問題の id ごとに解答を並べたオブジェクトが必要です"
    case .unknownQuestion(let name, let suggestion):
      "クイズに '\(name)' という問題はありません" + nearest(suggestion)
    case .notIDs(let name): "'\(name)' への解答が id のリストではありません"
    case .unknownItem(let item, let name): "問題 '\(name)' に '\(item)' という項目はありません"
    }
  }

  private func nearest(_ suggestion: String?) -> String {
    suggestion.map { "。もしかして '\($0)' ですか？" } ?? ""
  }
}
