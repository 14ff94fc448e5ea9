import Sessions
import Simulator
import Statements

extension Japanese {
  func group(_ group: CommandGroup) -> String {
    switch group {
    case .look: "調べる"
    case .world: "アプリの世界"
    case .person: "ユーザーの操作"
    case .time: "時間をさかのぼる"
    case .study: "学ぶ"
    case .program: "プログラム"
    }
  }

  func meaning(of command: Command) -> String {
    switch command {
    case .ios: "別のバージョンでアプリを起動し直す"
    case .memory: "手動か自動の参照カウントで起動し直す"
    case .device: "別のデバイスで起動し直す"
    case .relaunch: "プロセスを終了して再起動する。UserDefaults は残る"
    case .warn: "システムがメモリ警告を送る"
    case .nib: "nib ファイルを宣言する"
    case .storyboard: "storyboard を宣言する"
    case .file: "画像やデータのファイルの大きさ"
    case .type: "ユーザーが画面の入力欄に入力する"
    case .set: "ユーザーが画面のスイッチやスライダーを動かす"
    case .swipeBack: "スワイプでスタックの先頭から戻る"
    case .swipeDown: "シートを下に引く"
    case .swipePage: "ページをめくる"
    case .selectTab: "N番目のタブに触れる（0から数える）"
    case .tap: "アウトレットの指すものに触れる"
    case .rotate: "デバイスを回す"
    case .background: "アプリがバックグラウンドに移る"
    case .foreground: "アプリがフォアグラウンドに戻る"
    case .hold: "ランループのこの周を終えずにおく"
    case .settle: "終えずにおいた周を終える"
    case .state: "各ビューコントローラの状態"
    case .owners: "オブジェクトの所有者"
    case .tree: "ウィンドウ、ビューコントローラ、ビュー"
    case .find: "あるクラスのビューコントローラの場所（ウィンドウから）"
    case .timeline: "最後の1周をレーンに分けて表示、図としてファイルにも"
    case .leaks: "どこからも届かないもの"
    case .trace: "最後の結果をもう一度"
    case .step: "最後の結果を1つずつ進める"
    case .diff: "最後の行で変わったもの"
    case .compare: "最後の行を2つのバージョンで比べる"
    case .repair: "間違いのどこを直すか"
    case .undo: "世界を変えた最後の行を取り消す"
    case .redo: "取り消した行をやり直す"
    case .goto: "N 行目のあとか、しおりに移る"
    case .bookmark: "この時点に名前を付ける"
    case .as: "最後の行をもう一方の言語で書く"
    case .help: "この一覧、または1つの説明"
    case .language: "表示の言語"
    case .learn: "レッスンの一覧、または1つを始める"
    case .quiz: "クイズの一覧、または1つを始める"
    case .review: "正解でなかった問題をもう一度"
    case .progress: "ここまでの進み具合"
    case .next: "次のステップへ"
    case .back: "前のステップへ"
    case .skip: "答えずに進む"
    case .hint: "ヒントを見る（最初の1つがいちばん軽い）"
    case .answer: "解答を見る"
    case .why: "最後の採点の内訳"
    case .resume: "途中のレッスンに戻る"
    case .neverResume: "レッスンの途中の場所を忘れる"
    case .leave: "レッスンやクイズから実験室へ"
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
    case .loadView: "view が初めて必要になったときに作るか読み込む"
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
    case .willMoveToParent: "コンテナに入る直前、または出る直前"
    case .didMoveToParent: "コンテナに入った直後、または出た直後"
    case .didReceiveMemoryWarning: "メモリ警告。iOS 5.1 までは view がなくなることがある"
    case .viewWillUnload: "システムが view をアンロードする直前（iOS 5 だけ）"
    case .setView: "プロパティ view を設定する。nil でアンロード"
    case .viewDidUnload: "システムが view をアンロードした直後（iOS 3〜5）"
    case .shouldPerformSegue: "セグエを実行してよいか"
    case .prepareForSegue: "次の画面にデータを渡す。その view はまだない"
    case .dealloc: "最後の所有者が手放した。アンロードも消える通知もない"
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
    case .unknownOption(let command, let option):
      ":\(command.rawValue) に '\(option)' は付けられません。"
        + "書き方は \(command.usage) です。"
    case .notInQuiz(let command):
      "クイズの間は :\(command.rawValue) を使えません。:leave でアプリに戻ります。"
    case .noSuchLesson(let name, let suggestion):
      "「\(name)」というレッスンはありません。"
        + (suggestion.map { "もしかして「\($0)」ですか？" } ?? "一覧は :learn。")
    case .noSuchQuiz(let name, let suggestion):
      "「\(name)」というクイズはありません。"
        + (suggestion.map { "もしかして「\($0)」ですか？" } ?? "一覧は :quiz。")
    case .noContent: "レッスンもクイズもありません。場所は --content DIR で指定します。"
    case .notStudying: "レッスンもクイズも開いていません。一覧は :learn と :quiz。"
    case .nothingToExplain: "説明する採点はまだありません。"
    case .nothingToReview: "復習するものはありません。"
    case .noHint: "ここにヒントはありません。"
    case .unknownLanguage(let name): "「\(name)」は en、ru、zh、cs、ja のどれでもありません。"
    case .unknownVariable(let name): "「\(name)」はありません。あるものは :state で見られます。"
    case .noController(let name): "「\(name)」クラスのビューコントローラはありません。:tree ですべて見られます。"
    case .nothingToRepair: "最後の行に間違いは見つかっていません。"
    case .nothingHappenedYet: "まだ何も起きていません。まずコードを入力してください。"
    case .nothingToDraw:
      "最後の行ではライフサイクルの呼び出しがなかったので、描くものがありません。"
        + "まずビューコントローラを表示するか、プッシュしてください。"
    case .malformedAnswer(let count):
      "解答は 1〜\(count) の番号を空白で区切って入力します。飛ばすには :skip。"
    case .untranslatable: "この行はもう一方の言語では書けません。"
    case .unreadableQuestion: "この問題は出せません。理由は viewdidlearn check が示します。"
    }
  }
}
