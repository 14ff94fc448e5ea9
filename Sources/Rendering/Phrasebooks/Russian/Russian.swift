import Curriculum
import Grading
import Mistakes
import Sessions
import Simulator
import Statements
import Syntax
import UIKitAPI

/// Русский: спокойный коллега, на «вы».
struct Russian: Phrasebook {
  let invitation = "введите код или команду: :learn, :quiz, :help"

  func memory(_ memory: Memory) -> String {
    memory == .manual ? "ручной подсчёт ссылок" : "автоматический подсчёт ссылок"
  }

  func place(_ place: ControllerPlace) -> String {
    switch place {
    case .noView: "без view"
    case .offScreen: "вне экрана"
    case .onScreen: "на экране"
    case .inTransition: "в переходе"
    }
  }

  func note(_ note: NotePhrase) -> String {
    switch note {
    case .memoryWarning: "предупреждение о нехватке памяти"
    case .memory(let before, let after):
      "занято памяти: \(before.bytes(",", kilo: "КБ", mega: "МБ")) до, "
        + "\(after.bytes(",", kilo: "КБ", mega: "МБ")) после"
    case .nibRead(let name): "читает \(name).nib"
    case .outletConnected(let outlet, let name): "\(outlet) <- \(name)"
    case .freed(let name): "уничтожен объект \(name)"
    case .zombie(let name, let end, let line): "\(name): \(freed(line: line, by: end))"
    case .counted(let owners):
      "retainCount — число владельцев в модели (\(self.owners(owners))); настоящие числа другие"
    case .unavailable(let api, let version): "\(api) появится только в iOS \(version)"
    case .nilReceiver(let name, let isOutlet):
      isOutlet
        ? "ничего не происходит: \(name) равен nil, пока view не загружена, "
          + "а сообщение в nil ничего не делает"
        : "ничего не происходит: \(name) равен nil, а сообщение в nil ничего не делает"
    case .nobodyToUnwindTo(let action):
      "ничего не происходит: на пути назад ни у одного контроллера нет метода \(action)"
    case .backingStorePurged(let name): "растровая картинка \(name) отброшена, view остаётся"
    case .moved(let told, let scenes):
      "Контроллеры об этом не узнают. UIKit сообщает делегату приложения (\(told)) "
        + "и после каждого вызова рассылает наблюдателям уведомление."
        + (scenes.map { " В приложении со сценами вместо него узнаёт делегат сцены (\($0))." } ?? "")
    case .animation: "анимация"
    case .viewSize(let size): "view \(size)"
    }
  }

  let undoneByFault =
    "Здесь приложение завершилось бы. Строка отменена, всё как до неё."
  let nothingHappened = "ничего не произошло"
  let noControllers = "контроллеров пока нет"
  let nothingChanged = "ничего не изменилось"

  func sameInBoth(_ versions: [String], events: Int) -> String {
    "В обеих версиях, \(versions[0]) и \(versions[1]), одно и то же; "
      + (events == 0 ? "ничего не происходит." : "событий: \(events).")
  }

  func doesNotRun(line: Int, _ text: String, _ reason: String) -> String {
    "здесь не выполняется: строка \(line), '\(text)': \(reason)"
  }

  let dropped =
    "Строки перед командой не закончены и отброшены; вернуть их — стрелка вверх, отбросить можно и по Ctrl-C."

  func stopped(_ resource: Fault.Resource) -> String {
    switch resource {
    case .steps: "остановлено: исчерпан запас шагов; нет ли бесконечного цикла?"
    case .objects: "остановлено: живых объектов уже миллион"
    case .memory: "остановлено: память кончилась; не растёт ли что-нибудь без конца?"
    case .output: "остановлено: напечатано больше 10 МБ"
    case .patience: "остановлено: Ctrl+C"
    }
  }

  func memory(inUse bytes: Int) -> String {
    "занято памяти: \(bytes.bytes(",", kilo: "КБ", mega: "МБ"))"
  }
  var returnSteps: String { "Enter покажет следующее" }
  func step(_ number: Int, of count: Int) -> String { "\(number)/\(count)" }
  func change(_ before: String, _ after: String) -> String { "\(before) -> \(after)" }

  func log(calls: Int, _ version: UIKitVersion) -> String {
    "лог консоли; вызовов жизненного цикла — \(calls), проверка по правилам iOS \(version)"
  }

  let logIsPossible = "Все эти вызовы мог сделать UIKit."

  func impossible(line: Int, _ reason: LogVerdict.Reason) -> String {
    let why =
      switch reason {
      case .missing(let before, let call):
        "\(call.rawValue) бывает только после \(before.rawValue), а его не было; "
          + "не вызван ли метод вручную и не забыт ли вызов super?"
      case .repeated(let call): "\(call.rawValue) уже был, и с тех пор ничего его не завершило"
      case .loadedOnScreen: "view уже на экране, значит, загружена давно"
      case .unloadedOnScreen: "view, которая видна на экране, не выгружается"
      case .afterDealloc: "объект уже уничтожен; к нему ведёт только висячий указатель"
      case .notSent(let version): "в iOS \(version) такого сообщения нет"
      }
    return "вызов в строке \(line) UIKit сделать не мог: \(why)"
  }

  func travel(_ travel: Travel) -> String {
    switch travel {
    case .undone(let line): "отменено: \(line)"
    case .redone(let line): "повторено: \(line)"
    case .nothingToUndo: "Отменять нечего."
    case .nothingToRedo: "Повторять нечего."
    case .arrived(let place, let count): "после строки \(place) из \(count)"
    case .noSuchPlace(let name, let first, let last):
      "Места «\(name)» нет. Команда :goto принимает числа от \(first) до \(last) или имя закладки."
    case .bookmarked(let name, let place):
      "закладка \(name) после строки \(place); вернуться — :goto \(name)"
    case .places(_, let place): "вы находитесь после строки \(place)"
    }
  }

  let goodbye = "Место запомнено."
  func languageChosen(_ language: Language) -> String { "Теперь интерфейс на русском языке." }
  func didYouMean(_ suggestion: String) -> String { "возможно, вы имели в виду '\(suggestion)'?" }

  func failure(_ failure: Failure) -> String {
    switch failure {
    case .journal(let path, let reason):
      "не удалось вести журнал \(path): \(reason); продолжать можно, но сеанс не запомнится"
    case .journalLocked(let path):
      "журнал \(path) занят другой программой; закройте её и начните снова"
    case .journalFull(let path):
      "на диске нет места: журнал \(path) не растёт; освободите место и начните снова"
    case .journalNewer(let path):
      "журнал \(path) записан более новой версией программы; обновите её или укажите --state"
    case .journalSetAside(let path, let salvaged):
      "журнал был повреждён; он сохранён как \(path), в новом записей: \(salvaged)"
    case .history(let path, let reason): "история \(path) не сохраняется: \(reason)"
    case .noContent:
      "уроки не найдены; укажите папку: --content DIR. Песочница работает и без них."
    case .unreadable(let path, let reason): "не удалось прочитать \(path): \(reason)"
    case .notUTF8(let path, let byte, let line):
      "\(path):\(line): байт \(byte) не относится к UTF-8; сохраните текст в UTF-8"
    case .nulByte(let path, let byte, let line): "\(path):\(line): байт \(byte) равен NUL"
    case .fileExists(let path):
      "файл \(path) уже есть, он не изменён; выберите другое имя"
    case .unwritable(let path, let reason): "не удалось записать \(path): \(reason)"
    }
  }
}

/// Число с существительным: 1 вопрос, 2 вопроса, 5 вопросов.
func russian(_ count: Int, _ one: String, _ few: String, _ many: String) -> String {
  let (tens, units) = (count % 100, count % 10)
  let form =
    (11...14).contains(tens) ? many : units == 1 ? one : (2...4).contains(units) ? few : many
  return "\(count)\u{A0}\(form)"
}
