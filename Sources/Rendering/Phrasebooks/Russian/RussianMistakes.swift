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
      "новая viewDidLoad заменила \(type) из строки \(line) в '\(field)', и он утёк"
    case .doubled(let field, let count):
      "новая viewDidLoad добавила в '\(field)' то, что там уже было; элементов теперь \(count)"
    case .observedAgain(let selector, let count):
      "новая viewDidLoad ещё раз подписалась на уведомления: '\(selector)' вызовут "
        + russian(count, "раз", "раза", "раз")
    case .wentBack(let outlet, let old, let new):
      "'\(outlet)' до перезагрузки показывал \(old), а после неё показывает \(new)"
    case .sizeChanged(let early, let shown):
      "когда размер использовали, он был \(early.text), а на экране он \(shown.text)"
    default: laterEvidence(evidence, of: object)
    }
  }

  private func laterEvidence(_ evidence: Evidence, of object: String) -> String {
    switch evidence {
    case .nothingLetGo(let names):
      "viewDidUnload объекта \(object) только вызывает super, а отпустить можно было: "
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
      "\(object) не на экране и при предупреждении о памяти удержал в '\(field)' "
        + bytes.bytes(",", kilo: "КБ", mega: "МБ")
    case .viewLoadedInUnload: "у объекта \(object) снова есть view, и память не освободилась"
    case .superSkipped(let selector): "метод \(selector) объекта \(object) не вызвал super"
    case .outletDangles(let outlet):
      "'\(outlet)' объекта \(object) указывает на уничтоженный объект"
    default: ""
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
    case .letGo(let names):
      "в viewDidUnload: " + names.map { "self.\($0) = nil;" }.joined(separator: " ")
    case .saveBeforeUnload(let outlet): "сохраняйте то, что показывает '\(outlet)', при изменении"
    case .keepInProperty(let outlet):
      "храните значение в свойстве, а '\(outlet)' пусть его только показывает"
    case .dropOnWarning(let field):
      "очищайте '\(field)' в didReceiveMemoryWarning или возьмите NSCache"
    case .leaveViewAlone: "в viewDidUnload обходитесь тем, что не лежит во view"
    case .callSuper(let selector): "вызовите [super \(selector)] с теми же аргументами"
    case .clearOutlet(let outlet):
      "объявите '\(outlet)' как weak или обнуляйте его в viewDidUnload"
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
    }
  }

  func unmade(_ type: String, _ parameter: String?) -> String {
    guard let parameter else {
      return "класс '\(type)' не проверен: его инициализатор завершил приложение"
    }
    return "класс '\(type)' не проверен: неизвестно, что передать как '\(parameter)'"
  }

  func wayOut(ofUnmade parameter: String?) -> String {
    parameter == nil
      ? "дайте ему инициализатор, которому не нужно остальное приложение"
      : "дайте параметру значение по умолчанию или добавьте в файлы тип, который можно передать"
  }

  func place(line number: Int) -> String { " (строка \(number))" }
}
