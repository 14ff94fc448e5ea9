// What `--help` says, and what is wrong with a command line or with answers.
extension Czech {
  var noCommand: String { "(bez příkazu)" }
  var promptMeaning: String { "výzva: pokračovat, kde jste skončili, učit se, zkoušet" }
  var moreUsage: String { "Víc o příkazu řekne viewdidlearn COMMAND --help." }

  func meaning(of command: ProgramCommand) -> String {
    switch command {
    case .learn: "začne lekci nebo v ní pokračuje"
    case .quiz: "spustí kvíz"
    case .run: "spustí skript v simulátoru, bez výzvy; - je standardní vstup"
    case .lint: "provede každý controller ze souborů běžným životem a hlásí nálezy jako překladač"
    case .grade: "ohodnotí odpovědi dané jinde"
    case .check: "ověří lekce a kvízy v simulátoru; bez cesty všechny"
    }
  }

  func meaning(of option: ProgramOption) -> String {
    switch option {
    case .language: "jazyk rozhraní; jinak podle systému"
    case .plain: "bez barev, obrázků a pohybu kurzoru"
    case .content: "kde jsou lekce a kvízy"
    case .state: "kde se ukládá deník a historie"
    case .help: "tato nápověda, nebo nápověda k příkazu"
    case .version: "verze programu"
    case .ios: "verze iOS, od 2.0; lint jich bere víc: 5.1,26"
    case .dialect: "v čem je soubor napsaný, když to neříká přípona"
    case .memory: "ruční, nebo automatické počítání referencí"
    case .steps: "kolik kroků smí skript udělat, než se zastaví"
    case .all: "vypisovat i vlastní kontejnery a view UIKitu"
    case .strict: "neznámé jméno je chyba"
    case .json: "JSON Lines na standardní výstup, nic jiného"
    }
  }

  func message(_ fault: CommandLineFault) -> String {
    switch fault {
    case .unknownCommand(let name, let suggestion):
      "příkaz '\(name)' neexistuje" + nearest(suggestion)
    case .unknownOption(let name, let suggestion):
      "volba '\(name)' neexistuje" + nearest(suggestion)
    case .missingValue(let option): "volba '\(option)' potřebuje hodnotu"
    case .malformedVersion(let text): "'\(text)' není verze iOS od 2.0"
    case .malformedSteps(let text): "'\(text)' není počet kroků"
    case .notAmong(let words, let option, let found):
      "--\(option.rawValue) je jedno z \(words.joined(separator: ", ")), ne '\(found)'"
    case .wrongOperands(let command): "příkaz '\(command.rawValue)' se píše takto:"
    case .foreignOption(let option, let command?):
      "příkaz '\(command.rawValue)' nezná volbu --\(option.rawValue):"
    case .foreignOption(let option, nil): "bez příkazu volba --\(option.rawValue) neplatí"
    case .severalVersions: "víc verzí iOS bere jen 'lint'"
    }
  }

  func message(_ fault: AnswersFault) -> String {
    switch fault {
    case .contradictoryKey(let name): "klíč otázky '\(name)' si odporuje"
    case .notJSON(let problem): "tohle není JSON: \(message(problem))"
    case .notAnswers: "má tu být objekt s odpověďmi podle id otázek"
    case .unknownQuestion(let name, let suggestion):
      "kvíz nemá otázku '\(name)'" + nearest(suggestion)
    case .notIDs(let name): "odpověď na otázku '\(name)' není seznam id"
    case .unknownItem(let item, let name): "otázka '\(name)' nemá položku '\(item)'"
    }
  }

  private func nearest(_ suggestion: String?) -> String {
    suggestion.map { "; možná '\($0)'?" } ?? ""
  }
}
