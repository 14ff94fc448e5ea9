import Mistakes
import Scripts
import Sessions
import Simulator
import Statements

// What `:help` says of commands and mistakes, and `:diff` of objects.
extension Japanese {
  func words(for subject: Vocabulary.Subject) -> [String] {
    switch subject {
    case .group(.look): ["調べる"]
    case .group(.world): ["世界", "アプリ"]
    case .group(.person): ["ユーザー", "操作", "ジェスチャ"]
    case .group(.time): ["時間"]
    case .group(.study): ["学ぶ", "学習"]
    case .group(.program): ["プログラム"]
    case .mistakes: ["間違い", "まちがい"]
    case .kind(.performance): ["性能"]
    case .kind(.logic): ["ロジック", "論理"]
    case .kind(.userUnfriendly): ["使い勝手"]
    }
  }

  var moreHelp: String { "ほかのコマンド・:help に名前を付けると説明が出ます" }
  var mistakesHeading: String { "12の間違い・:help に番号を付けると説明が出ます" }
  func example(_ line: String) -> String { "例: \(line)" }

  func kind(_ kind: Mistake.Kind) -> String {
    switch kind {
    case .performance: "性能"
    case .logic: "ロジック"
    case .userUnfriendly: "使い勝手"
    }
  }

  func meaning(of argument: CommandArgument) -> String {
    switch argument {
    case .choice: ""
    case .version: "iOS のバージョン（2.0 以降）"
    case .tabIndex: "タブの番号（0から数える）"
    case .fileName: "コードに書くとおりの名前"
    case .contents: "中身を波かっこで。none で取り除く"
    case .fileSize: "大きさを波かっこで。none で取り除く"
    case .outlet: "画面にあるビューコントローラのアウトレット"
    case .text: "入力する文字（引用符で囲む）"
    case .value: "on、off、数値、文字のどれか"
    case .object: "変数、または結果に出た名前（UIView#1 など）"
    case .controllerClass: "ビューコントローラのクラス"
    case .drawing: "図を書き出す SVG ファイル"
    case .moment: "行の番号（0は最初）か、しおり"
    case .bookmark: "好きな言葉"
    case .topic: "コマンド、グループ、呼び出し、クラス、間違い、用語のどれか"
    case .lesson: "レッスンの番号か名前"
    case .quiz: "クイズの番号か名前"
    }
  }

  func explanation(of mistake: Mistake) -> String {
    switch mistake {
    case .outletBeforeLoad:
      "view がロードされるまでアウトレットはすべて nil です。nil へのメッセージは何もしないので、値は失われます。値はプロパティに持ち、"
        + "viewDidLoad で表示します。"
    case .needlessLoad:
      "view を参照すると、その場でロードされます。知りたいだけなら isViewLoaded を使います。"
        + "表示していないビューコントローラに view の負担をかけないようにします。"
    case .viewsInInitializer:
      "ビューコントローラは、一度も表示されずに終わることがあります。イニシャライザで作ったものは、その間ずっとメモリを使います。"
        + "ビューは loadView か viewDidLoad で作ります。"
    case .oneInitializerOnly:
      "nib はビューを initWithCoder: で作り、コードは initWithFrame: で作ります。片方だけで設定すると、もう片方では設定されません。"
    case .loadedOnce:
      "iOS 5 までは、view がアンロードされて再びロードされることがあり、viewDidLoad ももう一度呼ばれました。確かめずに作ると、リークするか二重になります。"
    case .resetOnReload:
      "再ロードは最初の表示ではありません。viewDidLoad では初期値ではなく、保存してある状態を表示します。"
    case .earlySizes:
      "viewDidLoad の時点では、view はまだデザイン時のサイズです。レイアウトは viewWillLayoutSubviews で行うか、制約に任せます。"
    case .emptyUnload:
      "view がアンロードされたあと、作り直せるものを手放す場所が viewDidUnload です。"
    case .outletKeptInUnload:
      "ビューを所有するアウトレットは、アンロードのあとも、そのビューを生かし続けます。viewDidUnload で nil にするか、weak で宣言します。"
    case .stateLostInUnload:
      "ユーザーの入力は、アンロードで消えるビューの中にあります。変わったときに保存しておきます。"
    case .stateInOutlet:
      "ラベルや入力欄は状態を見せるもので、保存する場所ではありません。プロパティかモデルに持ちます。"
    case .memoryHeldThroughWarning:
      "メモリ警告が求めるのは、作り直せるものです。キャッシュ、画像、読み込んだデータがそれに当たります。手放さないアプリから先に終了させられます。"
    }
  }

  var isFreed: String { "解放済み" }

  func appearance(_ state: AppearanceState) -> String {
    switch state {
    case .disappeared: "非表示"
    case .appearing: "表示の途中"
    case .appeared: "表示済み"
    case .disappearing: "消える途中"
    }
  }
}
