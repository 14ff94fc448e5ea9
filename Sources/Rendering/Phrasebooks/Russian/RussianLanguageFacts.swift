import Statements

extension Russian {
  func message(_ fact: LanguageFact) -> String {
    switch fact {
    case .undeclaredIdentifier(let name): "имя '\(name)' не объявлено"
    case .unknownType(let name): "тип '\(name)' неизвестен"
    case .unknownSuperclass(let name, let type):
      "не объявлен класс '\(name)', суперкласс класса '\(type)'"
    case .missingInterface(let name): "у класса '\(name)' нет @interface"
    case .noVisibleMethod(let selector, let type, let isClassMethod):
      isClassMethod
        ? "у класса \(type) нет метода класса '\(selector)'"
        : "у класса \(type) нет метода '\(selector)'"
    case .propertyNotFound(let name, let type), .noSuchProperty(let name, let type):
      "у класса \(type) нет свойства '\(name)'"
    case .readOnlyProperty(let name, let type):
      "свойство '\(name)' класса \(type) доступно только для чтения"
    case .constantAssignment(let name): "'\(name)' — константа, изменить её нельзя"
    case .notAssignable: "этому нельзя присвоить значение"
    case .missingBlockSpecifier(let name):
      "нужен спецификатор __block: блок захватил '\(name)' по значению"
    case .redeclaration(let name): "имя '\(name)' уже объявлено"
    case .explicitCounting(let selector): "ARC запрещает посылать '\(selector)'"
    case .countingInSwift(let selector, _, _):
      "'\(selector)()' недоступен: в Swift всегда ARC"
    case .autoreleasePoolClass:
      "при ARC 'NSAutoreleasePool' недоступен, вместо него есть '@autoreleasepool'"
    case .probablyMeant(let name, let type): "у суперкласса \(type) нет метода '\(name)'"
    case .noCurrentController: "контроллера, которому это послать, пока нет"
    case .selfOutsideMethod: "вне метода 'self' ничего не обозначает"
    case .superOutsideMethod: "вне метода 'super' ничего не обозначает"
    case .noSuperclass(let name): "у класса '\(name)' нет суперкласса"
    case .nothingToLeave(let word): "'\(word)' стоит вне цикла и вне switch"
    case .argumentCount(let name, let expected, let found):
      "'\(name)' принимает \(arguments(expected)), а передано \(found)"
    case .unknownInstanceVariable(let name, let type):
      "у класса '\(type)' нет переменной экземпляра '\(name)'"
    case .notInScope(let name): "имени '\(name)' в этой области видимости нет"
    case .typeNotInScope(let name): "типа '\(name)' в этой области видимости нет"
    case .noMember(let name, let type, let isType):
      isType
        ? "у типа '\(type)' нет члена '\(name)'" : "у значения типа '\(type)' нет члена '\(name)'"
    case .notUnwrapped(let member, let type):
      "значение типа '\(type)?' нужно развернуть, чтобы обратиться к '\(member)'"
    case .optionalValue(let type):
      "значение типа '\(type)?' нужно развернуть: здесь нужен тип '\(type)'"
    case .missingAmpersand(let type):
      "значение типа '\(type)' передаётся параметру inout со знаком '&'"
    case .extraneousAmpersand: "знак '&' ставится только перед аргументом параметра inout"
    case .mismatch(let found, let expected, .variable):
      "значение типа '\(found)' нельзя превратить в указанный тип '\(expected)'"
    case .mismatch(let found, let expected, .argument):
      "аргумент должен быть типа '\(expected)', а значение типа '\(found)'"
    case .mismatch(let found, let expected, .assignment):
      "значение типа '\(found)' нельзя присвоить типу '\(expected)'"
    case .mismatch(let found, let expected, .result):
      "вернуть нужно тип '\(expected)', а значение типа '\(found)'"
    case .nonconforming(let type, let name): "тип '\(type)' не соответствует протоколу '\(name)'"
    case .noInitializers(let type): "у класса '\(type)' нет инициализаторов"
    case .notExhaustive: "switch должен охватывать все случаи"
    case .missingArgument(let label): "в вызове нет аргумента для параметра '\(label)'"
    case .extraArgument: "в вызове лишний аргумент"
    case .wrongLabels(let have, let expected):
      "метки аргументов не те: стоит '\(have)', а нужно '\(expected)'"
    case .missingOverride: "метод переопределяется, поэтому нужно слово 'override'"
    case .nothingToOverride(let name):
      "метод '\(name)' ничего не переопределяет: в суперклассе его нет"
    case .overrideOutsideClass: "'override' пишется только перед членами класса"
    case .notAFunction(let type): "значение типа '\(type)' не функция, вызвать его нельзя"
    case .notSimulated(let module):
      "\(module) здесь не моделируется: его имена неизвестны"
    case .missingRequiredInitializer(let type):
      "подклассу класса '\(type)' нужен инициализатор 'init(coder:)' со словом 'required'"
    case .containsItself(let type):
      "у типа-значения '\(type)' не может быть хранимого свойства, которое снова его содержит"
    case .inheritsFromItself(let type): "класс '\(type)' наследует от самого себя"
    case .objectiveC(let fact): words(fact)
    case .unsupported(let construct): "\(words(construct)) здесь пока не поддерживаются"
    }
  }

  private func arguments(_ count: Int) -> String {
    russian(count, "аргумент", "аргумента", "аргументов")
  }

  private func words(_ construct: LanguageFact.Construct) -> String {
    switch construct {
    case .structure: "структуры"
    case .enumeration: "перечисления"
    case .generics: "обобщённые типы"
    case .tuple: "кортежи"
    case .pattern: "такие образцы"
    case .pointer: "указатели на значения"
    case .cArray: "массивы языка C"
    case .subscription: "собственные индексы"
    case .label: "метки инструкций"
    case .synchronized: "блоки @synchronized"
    case .deferred: "блоки defer"
    case .expression: "такие выражения"
    case .function: "такие функции"
    case .range: "диапазоны"
    case .objectInRecord: "объекты в структурах и массивах языка C при ARC"
    case .propertyWrapper: "обёртки свойств (property wrappers)"
    case .suspension: "ожидания внутри цикла или ветви"
    }
  }

  func noteOn(_ fact: LanguageFact) -> String? {
    switch fact {
    case .probablyMeant:
      "UIKit ищет методы по селектору; метод с опечаткой в имени никто не вызовет"
    case .explicitCounting:
      "при ARC считает компилятор; вручную — :memory mrc, приложение при этом начнётся заново"
    case .countingInSwift(let selector, let receiver, let isManual):
      isManual
        ? "Swift всегда считает сам (ARC), и здесь тоже; "
          + "вручную считают в Objective-C: [\(receiver) \(selector)]"
        : "Swift всегда считает сам (ARC); вручную считают в Objective-C после :memory mrc"
    case .noVisibleMethod:
      "при ручном подсчёте это предупреждение, а выполнение кончится 'unrecognized selector'"
    default: nil
    }
  }
}
