import Curriculum
import Grading
import Mistakes
import Sessions
import Simulator
import Statements
import Syntax
import UIKitAPI

/// 日本語。文は「です・ます」、見出しと状態は体言で止める。
struct Japanese: Phrasebook {
  let invitation = "コードか、:learn、:quiz、:help のどれかを入力"

  func memory(_ memory: Memory) -> String {
    memory == .manual ? "手動参照カウント（MRC）" : "自動参照カウント（ARC）"
  }

  func place(_ place: ControllerPlace) -> String {
    switch place {
    case .noView: "view なし"
    case .offScreen: "画面外"
    case .onScreen: "表示中"
    case .inTransition: "切り替え中"
    }
  }

  func note(_ note: NotePhrase) -> String {
    switch note {
    case .memoryWarning: "メモリ警告"
    case .memory(let before, let after):
      "使用メモリ: 警告前 \(before.bytes("."))、警告後 \(after.bytes("."))"
    case .nibRead(let name): "\(name).nib を読み込み"
    case .outletConnected(let outlet, let name): "\(outlet) <- \(name)"
    case .freed(let name): "\(name) を解放"
    case .zombie(let name, let end, let line): "\(name): \(freed(line: line, by: end))"
    case .counted(let owners):
      "retainCount はこのモデルの所有者の数です（\(self.owners(owners))）。実際の値とは異なります"
    case .unavailable(let api, let version): "\(api) は iOS \(version) から"
    case .nilReceiver(let name, let isOutlet):
      isOutlet
        ? "何も起きません。view がロードされるまで \(name) は nil で、nil へのメッセージは何もしません"
        : "何も起きません。\(name) は nil で、nil へのメッセージは何もしません"
    case .nobodyToUnwindTo(let action):
      "何も起きません。戻る途中に \(action) を持つビューコントローラがありません"
    case .backingStorePurged(let name): "\(name) のビットマップを破棄、view は残る"
    case .moved(let told, let scenes):
      "ビューコントローラには何も知らされません。UIKit はアプリのデリゲートに伝え（"
        + "\(told)）、そのつどオブザーバーに通知を送ります。"
        + (scenes.map { "シーンを使うアプリでは、代わりにシーンのデリゲートに伝わります（\($0)" + "）。" } ?? "")
    case .animation: "アニメーション"
    case .viewSize(let size): "view \(size)"
    }
  }

  let undoneByFault = "ここでアプリが終了します。この行の前の状態に戻しました。"
  let nothingHappened = "何も起きません"
  let noControllers = "ビューコントローラなし"
  let nothingChanged = "変化なし"

  func sameInBoth(_ versions: [String], events: Int) -> String {
    "\(versions[0]) でも \(versions[1]) でも同じです。"
      + (events == 0 ? "何も起きません。" : "出来事は\(events)件です。")
  }

  func doesNotRun(line: Int, _ text: String, _ reason: String) -> String {
    "ここでは実行できません。\(line)行目 '\(text)': \(reason)"
  }

  let dropped =
    "コマンドの前の行は終わっていなかったので、取り消しました。上矢印キーで呼び戻せます。取り消すだけなら Ctrl-C を押します。"

  func stopped(_ resource: Fault.Resource) -> String {
    switch resource {
    case .steps: "停止: ステップを使い切りました。無限ループではありませんか"
    case .objects: "停止: 生きているオブジェクトが100万個になりました"
    case .memory: "停止: メモリを使い切りました。際限なく増え続けるものはありませんか"
    case .output: "停止: 出力が 10 MB を超えました"
    case .patience: "停止: Ctrl-C"
    }
  }

  func memory(inUse bytes: Int) -> String { "使用メモリ: \(bytes.bytes("."))" }
  var returnSteps: String { "Return で次へ" }
  func step(_ number: Int, of count: Int) -> String { "\(number)/\(count)" }
  func change(_ before: String, _ after: String) -> String { "\(before) -> \(after)" }

  func log(calls: Int, _ version: UIKitVersion) -> String {
    "コンソールログ: ライフサイクルの呼び出し\(calls)回、iOS \(version) として判定"
  }

  let logIsPossible = "どの呼び出しも UIKit から来たものとして説明がつきます。"

  func impossible(line: Int, _ reason: LogVerdict.Reason) -> String {
    let why =
      switch reason {
      case .missing(let before, let call):
        "\(call.rawValue) は \(before.rawValue) のあとにしか来ませんが、それがありません。"
          + "自分で呼んでいないか、super の呼び忘れがないかを確かめてください"
      case .repeated(let call): "\(call.rawValue) はもう送られていて、それを終える呼び出しがまだありません"
      case .loadedOnScreen: "view はもう表示中で、ロードも済んでいます"
      case .unloadedOnScreen: "表示中の view はアンロードされません"
      case .afterDealloc: "オブジェクトはもう解放されていて、残っているのはダングリングポインタだけです"
      case .notSent(let version): "iOS \(version) はこのメッセージを送りません"
      }
    return "\(line)行目は UIKit からは来ません: \(why)"
  }

  func travel(_ travel: Travel) -> String {
    switch travel {
    case .undone(let line): "取り消し: \(line)"
    case .redone(let line): "やり直し: \(line)"
    case .nothingToUndo: "取り消すものはありません。"
    case .nothingToRedo: "やり直すものはありません。"
    case .arrived(let place, let count): "\(place)行目のあと（全\(count)行）"
    case .noSuchPlace(let name, let first, let last):
      "「\(name)」という場所はありません。:goto には \(first)〜\(last) の番号か、しおりの名前を書きます。"
    case .bookmarked(let name, let place):
      "しおり \(name)（\(place)行目のあと）。:goto \(name) で戻れます。"
    case .places(_, let place): "いまは\(place)行目のあと"
    }
  }

  let goodbye = "続きの場所は保存されています。"
  func languageChosen(_ language: Language) -> String { "表示を日本語にしました。" }
  func didYouMean(_ suggestion: String) -> String { "もしかして '\(suggestion)' ですか？" }

  func failure(_ failure: Failure) -> String {
    switch failure {
    case .journal(let path, let reason):
      "記録 \(path) に保存できません（\(reason)）。このまま続けられますが、今回の記録は残りません"
    case .journalLocked(let path):
      "記録 \(path) を別のプログラムが使っています。それを終了してから、もう一度始めてください"
    case .journalFull(let path):
      "ディスクに空きがなく、記録 \(path) に書けません。空きを作ってから、もう一度始めてください"
    case .journalNewer(let path):
      "記録 \(path) は新しいバージョンのプログラムのものです。このプログラムを更新するか、--state で別の場所を指定してください"
    case .journalSetAside(let path, let salvaged):
      "記録が壊れていました。元の記録は \(path) に残し、新しい記録に\(salvaged)件を移しました"
    case .history(let path, let reason): "履歴 \(path) を保存できません（\(reason)）"
    case .noContent:
      "レッスンが見つかりません。場所は --content DIR で指定します。自由モードはこのまま使えます"
    case .unreadable(let path, let reason): "\(path) を読めません（\(reason)）"
    case .notUTF8(let path, let byte, let line):
      "\(path):\(line): \(byte)バイト目が UTF-8 ではありません。UTF-8 で保存してください"
    case .nulByte(let path, let byte, let line): "\(path):\(line): \(byte)バイト目が NUL です"
    case .fileExists(let path):
      "\(path) はすでにあります。上書きしていません。別の名前を指定してください"
    case .unwritable(let path, let reason): "\(path) に書き込めません（\(reason)）"
    }
  }
}
