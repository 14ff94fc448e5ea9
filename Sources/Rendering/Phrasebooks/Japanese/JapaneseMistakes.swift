import Mistakes
import Simulator

// 実行中に実際に起きた間違い。
extension Japanese {
  func evidence(_ evidence: Evidence, of object: String) -> String {
    switch evidence {
    case .outletWasNil(let outlet):
      "\(object) のアウトレット '\(outlet)' が view のロード前に使われ、nil でした"
    case .loadedByTest: "nil かどうかを調べただけで、\(object) の view がロードされました"
    case .neverShown: "\(object) の view がここでロードされ、表示されないままです"
    case .madeInInitializer(let type):
      "\(object) のイニシャライザで \(type) を作りました。view は表示されないかもしれません"
    case .notSetUp(let names, let initializer, let ran):
      "\(object) は \(ran) で作られ、\(initializer) の設定がありません（\(quoted(names))）"
    case .leaked(let type, let field, let line):
      "viewDidLoad がもう一度呼ばれ、'\(field)' にあった\(line)行目の \(type) がリークしました"
    case .doubled(let field, let count):
      "viewDidLoad がもう一度呼ばれ、'\(field)' に同じものが加わって\(count)個になりました"
    case .observedAgain(let selector, let count):
      "viewDidLoad がもう一度呼ばれ、'\(selector)' が二重に登録されて\(count)回呼ばれます"
    case .wentBack(let outlet, let old, let new):
      "'\(outlet)' は、再びロードされる前は \(old)、あとは \(new) を示しています"
    case .sizeChanged(let early, let shown):
      "サイズを使ったときの view は \(early.text)、画面では \(shown.text) です"
    case .nothingLetGo(let names):
      "\(object) の viewDidUnload は super を呼ぶだけで、手放せるはずの \(quoted(names)) を手放していません"
    case .outletForgotten(let outlet):
      "\(object) は release せずに '\(outlet)' を nil にしたため、指していたオブジェクトを所有したままです"
    case .outletKept(let outlet):
      "view がアンロードされても、\(object) はアウトレット '\(outlet)' を所有しています"
    case .entryLost(let outlet, let text):
      "viewDidUnload のあと、'\(outlet)' に入力された内容（ここでは \(text)）が失われました"
    case .onlyHome(let outlet, let text):
      "アウトレット '\(outlet)' の内容（ここでは \(text)）は、ほかのどこにもありません"
    case .heldThroughWarning(let field, let bytes):
      "\(object) は隠れているのに、メモリ警告のあとも '\(field)' に \(bytes.bytes(".")) を持っています"
    case .viewLoadedInUnload: "\(object) の view がまたロードされ、メモリは空きません"
    case .superSkipped(let selector): "\(object) の \(selector) が super を呼んでいません"
    case .outletDangles(let outlet):
      "\(object) の '\(outlet)' が解放済みのオブジェクトを指しています"
    case .heldByClosure(_, let circle, let isBlock):
      "\(object) と\(isBlock ? "ブロック" : "クロージャ")が互いを保持しています: \(circle)"
    case .childNotMoved(let child, let call):
      "\(object) は \(child) を子にしましたが、\(call) を呼んでいません"
    case .viewNotSet: "\(object) の loadView が終わっても view がありません"
    }
  }

  private func quoted(_ names: [String]) -> String {
    names.map { "'\($0)'" }.joined(separator: "、")
  }

  func repair(_ repair: Repair) -> String {
    switch repair {
    case .fillInDidLoad(let outlet):
      "値はプロパティに置き、viewDidLoad で '\(outlet)' に入れます"
    case .askIsViewLoaded: "isViewLoaded で確かめます"
    case .readModel: "データのある場所から読むか、先に isViewLoaded を確かめます"
    case .createInDidLoad(let type): "\(type) は loadView か viewDidLoad で作ります"
    case .shareSetUp: "設定を1つのメソッドにまとめ、両方のイニシャライザから呼びます"
    case .createOnce(let field):
      "'\(field)' が nil のときだけ作るか、viewDidUnload で手放します"
    case .addOnce(let field): "'\(field)' を空にしてから入れます"
    case .observeInInitializer(let selector):
      "'\(selector)' はイニシャライザで登録するか、view がなくなるときに登録を外します"
    case .restore(let outlet): "'\(outlet)' には残してある状態を入れます"
    case .layOutLater: "viewWillLayoutSubviews で配置するか、autoresizingMask を設定します"
    case .letGo(let code):
      "viewDidUnload に書きます: " + code
    case .saveBeforeUnload(let outlet): "'\(outlet)' の内容は変わるたびに保存します"
    case .keepInProperty(let outlet): "値はプロパティに置き、'\(outlet)' は見せるだけにします"
    case .dropOnWarning(let field):
      "didReceiveMemoryWarning で '\(field)' を空にするか、NSCache を使います"
    case .leaveViewAlone: "viewDidUnload では view の外にあるものだけを使います"
    case .callSuper(let code): "\(code) を呼びます"
    case .clearOutlet(let outlet):
      "'\(outlet)' を weak で宣言するか、viewDidUnload で nil にします"
    case .moveToDidLoad: "viewDidLoad に移します"
    case .captureWeakly(let code): "弱参照でキャプチャします: \(code)"
    case .tellChild(let code): "子の view を配置したあとで \(code) を呼びます"
    case .setView: "loadView で view に代入するか、loadView を書かないようにします"
    }
  }

  func name(of mistake: Mistake) -> String {
    "間違い\(mistake.number)（\(kind(mistake.kind))）: \(self.mistake(mistake))"
  }

  func oddity(_ oddity: Oddity) -> String {
    switch oddity {
    case .viewLoadedInUnload: "viewDidUnload が view をロードする"
    case .superSkipped: "super の呼び出しがない"
    case .outletDangles: "解放済みを指すアウトレット"
    case .retainCycle: "循環参照"
    case .childNotMoved: "didMove の呼び出しがない"
    case .viewNotSet: "view のない loadView"
    }
  }

  func place(line number: Int) -> String { "（\(number)行目）" }
}
