import Mistakes
import Simulator

// Ошибки, которые произошли на глазах.
extension Russian {
  func evidence(_ evidence: Evidence, of object: String) -> String {
    switch evidence {
    case .outletWasNil(let outlet):
      "к аутлету '\(outlet)' объекта \(object) обратились до загрузки view, и он был равен nil"
    case .loadedByTest: "проверка на nil загрузила view объекта \(object)"
    case .neverShown: "здесь загрузилась view объекта \(object), и её так и не показали"
    case .madeInInitializer(let type):
      "\(type) создан в инициализаторе объекта \(object), а его view могут и не показать"
    case .notSetUp(let names, let initializer, let ran):
      "\(object) создан методом \(ran), и в нём нет того, что настраивает \(initializer): "
        + quoted(names)
    case .leaked(let type, let field, let line):
      "повторный вызов viewDidLoad заменил в '\(field)' объект \(type) из строки \(line), "
        + "и тот утёк"
    case .doubled(let field, let count):
      "повторный вызов viewDidLoad добавил в '\(field)' то, что там уже было; "
        + "элементов теперь \(count)"
    case .observedAgain(let selector, let count):
      "повторный вызов viewDidLoad ещё раз подписал объект на уведомления: "
        + "'\(selector)' вызовут "
        + russian(count, "раз", "раза", "раз")
    case .wentBack(let outlet, let old, let new):
      "'\(outlet)' до повторной загрузки view показывал \(old), а после неё показывает \(new)"
    case .sizeChanged(let early, let shown):
      "когда размер использовали, он был \(early.text), а на экране он \(shown.text)"
    case .nothingLetGo(let names):
      "метод viewDidUnload объекта \(object) только вызывает super, а отпустить можно было: "
        + quoted(names)
    case .outletForgotten(let outlet):
      "\(object) обнулил '\(outlet)' без release и всё ещё владеет объектом"
    case .outletKept(let outlet):
      "view выгружена, а \(object) всё ещё владеет аутлетом '\(outlet)'"
    case .entryLost(let outlet, let text):
      "после viewDidUnload потеряно то, что ввели в '\(outlet)' (\(text))"
    case .onlyHome(let outlet, let text):
      "значение '\(text)' хранилось в аутлете '\(outlet)' и больше нигде"
    case .heldThroughWarning(let field, let bytes):
      "\(object) не на экране и при нехватке памяти удержал в '\(field)' "
        + bytes.bytes(",", kilo: "КБ", mega: "МБ")
    case .viewLoadedInUnload: "у объекта \(object) снова есть view, и память не освободилась"
    case .superSkipped(let selector): "метод \(selector) объекта \(object) не вызвал super"
    case .outletDangles(let outlet):
      "'\(outlet)' объекта \(object) указывает на уничтоженный объект"
    case .heldByClosure(_, let circle, let isBlock):
      "\(object) и \(isBlock ? "блок" : "замыкание") удерживают друг друга: \(circle)"
    case .childNotMoved(let child, let call):
      "\(child) стал дочерним контроллером объекта \(object), а \(call) так и не вызван"
    case .viewNotSet: "loadView объекта \(object) завершился, а view нет"
    }
  }

  private func quoted(_ names: [String]) -> String {
    names.map { "'\($0)'" }.joined(separator: ", ")
  }

  func repair(_ repair: Repair) -> String {
    switch repair {
    case .fillInDidLoad(let outlet):
      "храните значение в свойстве и заполняйте из него '\(outlet)' в viewDidLoad"
    case .askIsViewLoaded: "спросите isViewLoaded"
    case .readModel: "читайте оттуда, где лежат данные, или сначала спросите isViewLoaded"
    case .createInDidLoad(let type): "создавайте \(type) в loadView или viewDidLoad"
    case .shareSetUp: "вынесите настройку в один метод и вызывайте его из обоих инициализаторов"
    case .createOnce(let field):
      "создавайте объект, только если '\(field)' равен nil, или отпускайте его в viewDidUnload"
    case .addOnce(let field): "очищайте '\(field)' перед заполнением"
    case .observeInInitializer(let selector):
      "подписывайте '\(selector)' в инициализаторе или отписывайтесь, когда view уходит"
    case .restore(let outlet): "заполняйте '\(outlet)' из сохранённого состояния"
    case .layOutLater: "считайте в viewWillLayoutSubviews или задайте autoresizingMask"
    case .letGo(let code):
      "в viewDidUnload: " + code
    case .saveBeforeUnload(let outlet): "сохраняйте то, что показывает '\(outlet)', при изменении"
    case .keepInProperty(let outlet):
      "храните значение в свойстве, а '\(outlet)' пусть его только показывает"
    case .dropOnWarning(let field):
      "очищайте '\(field)' в didReceiveMemoryWarning или возьмите NSCache"
    case .leaveViewAlone: "в viewDidUnload обходитесь тем, что не лежит во view"
    case .callSuper(let code): "вызовите \(code)"
    case .clearOutlet(let outlet):
      "объявите '\(outlet)' как weak или обнуляйте его в viewDidUnload"
    case .moveToDidLoad: "перенесите это в viewDidLoad"
    case .captureWeakly(let code): "сделайте захват слабым: \(code)"
    case .tellChild(let code): "вызовите \(code), когда view дочернего контроллера на месте"
    case .setView: "присвойте view в loadView или уберите loadView"
    }
  }

  func name(of mistake: Mistake) -> String {
    "ошибка \(mistake.number) (\(kind(mistake.kind))): \(self.mistake(mistake))"
  }

  func oddity(_ oddity: Oddity) -> String {
    switch oddity {
    case .viewLoadedInUnload: "viewDidUnload загружает view"
    case .superSkipped: "нет вызова super"
    case .outletDangles: "висячий аутлет"
    case .retainCycle: "цикл удержания"
    case .childNotMoved: "нет вызова didMove"
    case .viewNotSet: "loadView без view"
    }
  }

  func place(line number: Int) -> String { " (строка \(number))" }
}
