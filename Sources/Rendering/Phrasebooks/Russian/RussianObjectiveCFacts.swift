import Statements

extension Russian {
  func words(_ fact: ObjectiveCFact) -> String {
    switch fact {
    case .noMember(let name, let type): "в структуре '\(type)' нет поля '\(name)'"
    case .excessElements(let isArray):
      isArray ? "значений больше, чем элементов массива" : "значений больше, чем полей структуры"
    case .methodDefinitionNotFound(let selector):
      "метод '\(selector)' объявлен, но не реализован"
    case .recursiveSuperclass(let type): "класс '\(type)' назван собственным суперклассом"
    case .protocolMethodNotImplemented(let selector, let name):
      "метод '\(selector)' протокола '\(name)' не реализован"
    case .missingReturn(let inSomePaths):
      inSomePaths
        ? "значение возвращается не на всех путях"
        : "здесь нужно вернуть значение, но return нет"
    case .valueFromVoid(let name): "метод '\(name)' ничего не возвращает, значение здесь лишнее"
    case .returnWithoutValue(let name): "метод '\(name)' должен вернуть значение"
    case .missingSuper(let selector): "похоже, в методе не хватает [super \(selector)]"
    case .bridgedCast(let from, let to):
      "для приведения '\(from)' к указателю языка C '\(to)' нужен __bridge"
    case .incompatiblePointers(let conversion):
      "типы указателей несовместимы: нужен '\(conversion.to)', а это '\(conversion.from)'"
    case .numberAsObject(let conversion, let isARC):
      (isARC ? "ARC запрещает неявно превращать " : "неявное превращение ")
        + "'\(conversion.from)' в '\(conversion.to)'"
    case .objectByValue(let name, .allocating):
      "объект класса '\(name)' не может сам быть переменной, нужен указатель"
    case .objectByValue(let name, let purpose):
      "объект класса '\(name)' нельзя \(purpose == .passing ? "передать" : "вернуть") по значению"
    case .assumedAssign:
      "не указано ни 'assign', ни 'retain', ни 'copy', подразумевается 'assign'"
    case .duplicateMethod(let selector): "метод '\(selector)' уже реализован"
    case .notAFunction(let type): "значение типа '\(type)' не функция, вызвать его нельзя"
    case .duplicateProperty(let name): "свойство '\(name)' уже объявлено"
    }
  }
}
