import Curriculum
import Mistakes
import Sessions

extension Czech {
  func lessonHeading(number: Int, title: String) -> String { "Lekce \(number) · \(title)" }

  var resumedHere: String {
    "Tady lekce minule skončila. :leave\u{A0}=\u{A0}na pískoviště, "
      + ":never-resume\u{A0}=\u{A0}místo zapomenout"
  }

  func invitation(_ task: LessonPage.Task) -> String {
    switch task {
    case .read: "Enter\u{A0}=\u{A0}dál · :back\u{A0}=\u{A0}zpět · :skip\u{A0}=\u{A0}přeskočit"
    case .run: "Enter kód spustí · nebo ho napište sami"
    case .task: "úkol: napište kód · :hint\u{A0}=\u{A0}nápověda · :skip\u{A0}=\u{A0}přeskočit"
    case .quiz: "otázka:"
    }
  }

  func stepDone(isLast: Bool) -> String {
    isLast ? "Hotovo. Enter lekci ukončí." : "Hotovo. Enter\u{A0}=\u{A0}dál."
  }

  func lack(_ lack: LackPhrase) -> String {
    switch lack {
    case .call(let call): "zatím ne: volání \(call) nepřišlo"
    case .repeated(let call, let number): "zatím ne: volání \(call) má přijít aspoň \(number)krát"
    case .sentByHand(let call): "zprávu \(call) poslal váš kód, tady ji má poslat UIKit"
    case .restarted: "aplikace začala znovu a to, o co v úkolu jde, už neexistuje"
    case .mistake(let name): "zatím ne: takhle vznikne chyba, \(name)"
    case .unwanted(let call): "volání \(call) tu nemá být"
    case .line(let line): "zatím ne: řádek '\(line)' se nevypsal"
    case .alive(let name): "zatím ne: \(name) pořád žije"
    case .owners(let name, let count, let wanted):
      "zatím ne: vlastníci objektu \(name): \(count), má jich být \(wanted)"
    }
  }

  func help(remaining: Int) -> String {
    switch remaining {
    case 0: "Odpověď se zobrazila, proto se úkol zařadí k opakování."
    case 1: "Zbývá už jen odpověď: :answer. Úkol vyřešený s nápovědou se zařadí k opakování."
    default:
      "Zbývající nápovědy: \(remaining), poslední je odpověď. "
        + "Úkol vyřešený s nápovědou se zařadí k opakování."
    }
  }

  var answerIs: String { "Jde to třeba takto:" }

  func lessonDone(_ end: LessonEnd) -> String {
    let next =
      end.next.map { number in " Další lekci otevře :learn\u{A0}\(number)." }
      ?? " Kvízy ukáže :quiz, lekce :learn."
    guard let first = end.left.first else { return "Lekce „\(end.title)“ je hotová." + next }
    let steps = end.left.map { String($0) }.joined(separator: ", ")
    return
      "Lekce „\(end.title)“ je u konce. Nehotové kroky: \(steps) · zpět vede :learn\u{A0}\(end.number)\u{A0}\(first)."
      + next
  }

  func questionHeading(
    number: Int, of count: Int, _ view: QuestionView.Kind, ios: String?
  ) -> String {
    let kind = if case .order = view { "pořadí volání" } else { "chyby" }
    return (["Otázka \(number) \(czechOf(count))", kind] + (ios.map { ["iOS \($0)"] } ?? []))
      .joined(separator: " · ")
  }

  func invitation(_ kind: QuestionView.Kind) -> String {
    switch kind {
    case .order(_, _, hasDistractors: true):
      "čísla nebo jména v pořadí, bez těch, která nepřijdou · "
        + ":hint\u{A0}=\u{A0}nápověda · :skip\u{A0}=\u{A0}přeskočit"
    case .order:
      "čísla nebo jména v pořadí · :hint\u{A0}=\u{A0}nápověda · :skip\u{A0}=\u{A0}přeskočit"
    case .classify:
      "čísla chyb; 0, když tu žádná není · :hint\u{A0}=\u{A0}nápověda · :skip\u{A0}=\u{A0}přeskočit"
    }
  }

  var orderPrompt: String { "pořadí" }
  var classifyPrompt: String { "chyby" }
  var right: String { "Správně." }
  func wrong(score: Double) -> String { "Nesprávně: \(score.twoPlaces(","))." }
  func almost(score: Double) -> String { "Skoro: \(score.twoPlaces(","))." }
  func move(_ calls: [String]) -> String { "Přesuňte: \(calls.joined(separator: ", "))." }
  func missing(_ calls: [String]) -> String { "Chybí: \(calls.joined(separator: ", "))." }
  func extra(_ calls: [String]) -> String { "Přebývá: \(calls.joined(separator: ", "))." }

  func hits(_ hits: [String], false falseChoices: [String], missed: [String]) -> String {
    var parts: [String] = []
    if !hits.isEmpty { parts.append("nalezeno: \(hits.joined(separator: ", "))") }
    if !falseChoices.isEmpty {
      parts.append("v tomto kódu nejsou: \(falseChoices.joined(separator: ", "))")
    }
    if !missed.isEmpty { parts.append("přehlédnuto: \(missed.joined(separator: ", "))") }
    return parts.joined(separator: " · ")
  }

  func quizDone(title: String, score: Double, of count: Int) -> String {
    "\(title.isEmpty ? "Opakování" : title): \(score.twoPlaces(",")) \(czechOf(count)). "
      + (score < Double(count) ? "Nesprávné odpovědi zopakuje :review." : "")
  }

  var lessonsHeading: String { "Lekce · jednu otevře :learn s číslem nebo jménem" }
  var quizzesHeading: String { "Kvízy · jeden otevře :quiz s číslem nebo jménem" }

  func lessonLine(_ summary: LessonSummary) -> String {
    "kroky: \(summary.stepsDone) \(czechOf(summary.stepCount))"
  }

  func quizLine(_ summary: QuizSummary) -> String {
    let count = czech(summary.questionCount, "otázka", "otázky", "otázek")
    return summary.score.map { "\(count) · body: \($0.twoPlaces(","))" } ?? count
  }

  func broken(_ folders: [String]) -> String {
    "nelze použít: \(folders.joined(separator: ", ")); důvod řekne viewdidlearn check"
  }

  func progress(lines: Int, toReview: Int) -> String {
    "provedené řádky: \(lines) · k opakování: \(toReview)"
  }

  func mistake(_ mistake: Mistake) -> String {
    switch mistake {
    case .outletBeforeLoad: "outlet se použije dřív, než je view načtené"
    case .needlessLoad: "view se načte, i když se nemá zobrazit"
    case .viewsInInitializer: "view se vytvářejí v inicializátoru controlleru"
    case .oneInitializerOnly: "nastavení jen v initWithFrame:, view je přitom z nibu"
    case .loadedOnce: "metoda viewDidLoad je napsaná, jako by proběhla jednou"
    case .resetOnReload: "metoda viewDidLoad vrátí na začátek, co si uživatel nastavil"
    case .earlySizes: "rozměry se použijí dřív, než platí"
    case .emptyUnload: "metoda viewDidUnload je prázdná, i když je čeho se vzdát"
    case .outletKeptInUnload: "metoda viewDidUnload se nevzdá vlastněného outletu"
    case .stateLostInUnload: "po viewDidUnload se ztratí, co uživatel zadal"
    case .stateInOutlet: "stav žije jen v outletu"
    case .memoryHeldThroughWarning: "co lze vytvořit znovu, zůstane v paměti i po varování"
    }
  }
}
