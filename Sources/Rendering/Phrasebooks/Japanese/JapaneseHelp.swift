import Scripts
import Sessions
import Simulator
import Statements
import UIKitAPI

extension Japanese {
  func group(_ group: CommandGroup) -> String {
    switch group {
    case .look: "調べる"
    case .world: "アプリの操作"
    case .person: "ユーザーの操作"
    case .time: "時間をさかのぼる"
    case .study: "学ぶ"
    case .program: "プログラム"
    }
  }

  func meaning(of command: Command) -> String {
    switch command {
    case .ios: "別のバージョンでアプリを起動し直す"
    case .memory: "手動参照カウント（MRC）か ARC で起動し直す"
    case .device: "別のデバイスで起動し直す"
    case .relaunch: "プロセスを終了して再起動する。UserDefaults は残る"
    case .warn: "システムがメモリ警告を送る"
    case .nib: "nib ファイルを宣言する"
    case .storyboard: "ストーリーボードを宣言する"
    case .file: "画像やデータのファイルの大きさ"
    case .type: "ユーザーが画面の入力欄に入力する"
    case .set: "ユーザーが画面のスイッチやスライダーを動かす"
    case .swipeBack: "画面の端からスワイプして戻る"
    case .swipeDown: "シートを下に引く"
    case .swipePage: "ページをめくる"
    case .selectTab: "N番目のタブをタップする（0から数える）"
    case .tap: "アウトレットの指すものをタップする"
    case .rotate: "デバイスを回す"
    case .background: "アプリがバックグラウンドに移る"
    case .foreground: "アプリがフォアグラウンドに戻る"
    case .hold: "ランループの今の周を止めておく"
    case .settle: "止めておいた周を終える"
    case .state: "各ビューコントローラの状態"
    case .owners: "オブジェクトの所有者"
    case .tree: "ウィンドウ、ビューコントローラ、ビュー"
    case .find: "あるクラスのビューコントローラがどこにあるか"
    case .timeline: "最後の1周のタイムライン（ファイルにも出力できる）"
    case .leaks: "どこからもたどれないもの"
    case .trace: "最後の結果をもう一度"
    case .step: "最後の結果を1つずつ進める"
    case .diff: "最後の行で変わったもの"
    case .compare: "最後の行を2つのバージョンで比べる"
    case .repair: "間違いのどこを直すか"
    case .undo: "アプリを動かした最後の行を取り消す"
    case .redo: "取り消した行をやり直す"
    case .goto: "N行目のあとか、しおりに移る"
    case .bookmark: "この時点に名前を付ける"
    case .as: "最後の行をもう一方の言語で書く"
    case .help: "この一覧、または1つの説明"
    case .language: "表示の言語"
    case .learn: "レッスンの一覧、または1つを始める"
    case .quiz: "クイズの一覧、または1つを始める"
    case .review: "正解でなかった問題をもう一度解く"
    case .progress: "ここまでの進み具合"
    case .next: "次のステップへ"
    case .back: "前のステップへ"
    case .skip: "答えずに進む"
    case .again: "ページやクイズを最初からやり直す"
    case .hint: "ヒントを見る（最初のヒントは手がかりだけ）"
    case .answer: "解答を見る"
    case .why: "最後の採点の内訳"
    case .resume: "途中のレッスンに戻る"
    case .neverResume: "レッスンの途中の場所を忘れる"
    case .leave: "レッスンやクイズを終えて自由モードに戻る"
    case .quit: "終了する（場所は保存される）"
    }
  }

  func meaning(of message: LifeCycle) -> String {
    switch message {
    case .create: "作る。initWithNibName:bundle: に nil を渡す"
    case .createWithStyle: "スタイルを指定してテーブル用に作る"
    case .createWithNib: "nib の名前を覚えるだけで、まだ何もロードしない"
    case .createWithCoder: "nib やストーリーボードのアーカイブから作る"
    case .createWithFrame: "コードでビューを作る"
    case .awakeFromNib: "nib の接続がすべて終わった。File's Owner には来ない"
    case .loadView: "view が初めて必要になったときに、nib から読み込むか作る"
    case .viewDidLoad: "view がロードされた直後。サイズはまだ決まらない"
    case .viewWillAppear: "表示される直前。まだウィンドウにない"
    case .viewIsAppearing: "ウィンドウに入り、サイズが決まったとき（iOS 13 から）"
    case .viewDidAppear: "表示された直後"
    case .viewWillDisappear: "消える直前、または切り替えが取り消されたとき"
    case .viewDidDisappear: "消えた直後"
    case .viewWillLayoutSubviews: "レイアウトパスの直前（iOS 5 から）"
    case .viewDidLayoutSubviews: "レイアウトパスの直後（iOS 5 から）"
    case .layoutSubviews: "ビューがサブビューを配置する"
    case .updateProperties: "レイアウトの前にプロパティを更新する（iOS 26 から）"
    case .viewWillTransition:
      "view の大きさがこれから変わる。回転したときなど（iOS 8 から）"
    case .willMoveToParent: "コンテナに入る直前、または出る直前"
    case .didMoveToParent: "コンテナに入った直後、または出た直後"
    case .didReceiveMemoryWarning: "メモリ警告。iOS 5.1 までは view がアンロードされることがある"
    case .viewWillUnload: "システムが view をアンロードする直前（iOS 5 だけ）"
    case .setView: "プロパティ view を設定する。nil でアンロード"
    case .viewDidUnload: "システムが view をアンロードした直後（iOS 3〜5）"
    case .shouldPerformSegue: "セグエを実行してよいか"
    case .prepareForSegue: "次の画面にデータを渡す。その view はまだない"
    case .dealloc: "最後の所有者が手放した。アンロードや消える通知は伴わない"
    }
  }

  func refusal(_ refusal: Refusal) -> String {
    switch refusal {
    case .unknownCommand(let name, let suggestion):
      ":\(name) というコマンドはありません。"
        + (suggestion.map { "もしかして :\($0) ですか？" } ?? "一覧は :help。")
    case .unknownTopic(let name, let suggestion):
      "「\(name)」の説明はありません。"
        + (suggestion.map { "もしかして「\($0)」ですか？" } ?? "コマンドの一覧は :help。")
    case .missingArgument(let command):
      "書き方は \(command.usage) です。"
    case .unknownVersion(let text):
      ":compare で比べられるのは iOS 2.0 から 18 までと 26 です。'\(text)' はありません。"
    case .unknownOption(let command, let option):
      ":\(command.rawValue) に '\(option)' は付けられません。"
        + "書き方は \(command.usage) です。"
    case .notInQuiz(let command):
      "問題の途中では :\(command.rawValue) を使えません。:leave で自由モードに戻ります。"
    case .noSuchLesson(let name, let suggestion):
      "「\(name)」というレッスンはありません。"
        + (suggestion.map { "もしかして「\($0)」ですか？" } ?? "一覧は :learn。")
    case .noSuchQuiz(let name, let suggestion):
      "「\(name)」というクイズはありません。"
        + (suggestion.map { "もしかして「\($0)」ですか？" } ?? "一覧は :quiz。")
    case .noContent: "レッスンもクイズもありません。場所は --content DIR で指定します。"
    case .notStudying: "レッスンもクイズも開いていません。一覧は :learn と :quiz。"
    case .nothingToExplain: "説明する解答が画面にありません。"
    case .nothingToReview: "復習するものはもうありません。"
    case .nothingToResume: "途中のレッスンやクイズはありません。一覧は :learn と :quiz。"
    case .returnGoesOn: "解答を表示中です。Return で次へ、もう一度解くには :back。"
    case .nothingToAnswer: "このページに課題はありません。Return で次へ進みます。"
    case .noSuchStep(let number, let count):
      "ステップ\(number)はありません。このレッスンは\(count)ステップです。"
    case .noHint: "ここにヒントはありません。課題や問題の解答は :answer。"
    case .unknownLanguage(let name): "「\(name)」は en、ru、zh、cs、ja のどれでもありません。"
    case .unknownVariable(let name): "「\(name)」はありません。あるものは :state で見られます。"
    case .noController(let name): "「\(name)」クラスのビューコントローラはありません。:tree ですべて見られます。"
    case .nothingToRepair: "最後の行に間違いは見つかっていません。"
    case .nothingHappenedYet: "まだ何も起きていません。まずコードを入力してください。"
    case .nothingToDraw:
      "最後の行ではライフサイクルの呼び出しがなかったので、描くものがありません。"
        + "まずビューコントローラを表示するか、プッシュしてください。"
    case .malformedAnswer(.unknown(nil), let count):
      "解答は 1〜\(count) の番号か名前を空白で区切って入力します。飛ばすには :skip。"
    case .malformedAnswer(.unknown(let word?), let count):
      "'\(word)' は 1〜\(count) の番号でも、表示された名前でもありません。"
    case .malformedAnswer(.noNumber(let word), let count):
      "'\(word)' は 1〜\(count) の番号ではありません。間違いがなければ 0、飛ばすには :skip。"
    case .malformedAnswer(.ambiguous(let word, let names), _):
      "'\(word)' は \(names.joined(separator: "、")) のどれでしょうか。"
    case .untranslatable: "この行はもう一方の言語では書けません。"
    case .unreadableQuestion: "この問題は出せません。理由は viewdidlearn check が示します。"
    }
  }
}
