import Statements

extension Czech {
  func words(_ fact: ObjectiveCFact) -> String {
    switch fact {
    case .noMember(let name, let type): "struktura '\(type)' nemá položku '\(name)'"
    case .excessElements(let isArray):
      isArray ? "hodnot je víc než prvků pole" : "hodnot je víc než položek struktury"
    case .methodDefinitionNotFound(let selector):
      "metoda '\(selector)' je deklarovaná, ale chybí její implementace"
    case .recursiveSuperclass(let type): "třída '\(type)' má být svou vlastní nadřazenou třídou"
    case .protocolMethodNotImplemented(let selector, let name):
      "chybí metoda '\(selector)' protokolu '\(name)'"
    case .missingReturn(let inSomePaths):
      inSomePaths
        ? "hodnota se nevrací ve všech větvích" : "hodnota se má vracet, ale žádná se nevrací"
    case .valueFromVoid(let name): "metoda '\(name)' nic nevrací, hodnota je tu navíc"
    case .returnWithoutValue(let name): "metoda '\(name)' má vrátit hodnotu"
    case .missingSuper(let selector): "v metodě zřejmě chybí [super \(selector)]"
    case .bridgedCast(let from, let to):
      "přetypování '\(from)' na ukazatel jazyka C '\(to)' potřebuje __bridge"
    case .incompatiblePointers(let conversion):
      "typy ukazatelů se neslučují: má tu být '\(conversion.to)', je tu '\(conversion.from)'"
    case .numberAsObject(let conversion, let isARC):
      "implicitní převod '\(conversion.from)' na '\(conversion.to)'"
        + (isARC ? " ARC nedovoluje" : "")
    case .objectByValue(let name, .allocating):
      "objekt třídy '\(name)' nemůže být sám proměnnou, je třeba ukazatel"
    case .objectByValue(let name, let purpose):
      "objekt třídy '\(name)' nelze \(purpose == .passing ? "předat" : "vrátit") hodnotou"
    case .assumedAssign:
      "chybí 'assign', 'retain' nebo 'copy', předpokládá se 'assign'"
    case .duplicateMethod(let selector): "metoda '\(selector)' už je implementovaná"
    case .notAFunction(let type): "hodnota typu '\(type)' není funkce a nelze ji zavolat"
    case .duplicateProperty(let name): "vlastnost '\(name)' už je deklarovaná"
    }
  }
}
