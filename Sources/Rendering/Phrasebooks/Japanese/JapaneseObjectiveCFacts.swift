import Statements

extension Japanese {
  func words(_ fact: ObjectiveCFact) -> String {
    switch fact {
    case .noMember(let name, let type): "'\(name)' というメンバーは構造体 '\(type)' にありません"
    case .excessElements(let isArray):
      isArray ? "値が配列の要素より多くなっています" : "値が構造体のメンバーより多くなっています"
    case .methodDefinitionNotFound(let selector):
      "'\(selector)' は宣言されていますが、実装がありません"
    case .recursiveSuperclass(let type): "クラス '\(type)' が自分自身を親クラスにしています"
    case .protocolMethodNotImplemented(let selector, let name):
      "プロトコル '\(name)' の '\(selector)' が実装されていません"
    case .missingReturn(let inSomePaths):
      inSomePaths ? "値を返さない経路があります" : "値を返すはずの関数が何も返していません"
    case .valueFromVoid(let name): "'\(name)' は値を返さないメソッドです"
    case .returnWithoutValue(let name): "'\(name)' は値を返さなければなりません"
    case .missingSuper(let selector): "[super \(selector)] の呼び出しが抜けているようです"
    case .bridgedCast(let from, let to):
      "'\(from)' を C のポインタ '\(to)' にキャストするには __bridge が必要です"
    case .incompatiblePointers(let conversion):
      "ポインタの型が合いません。'\(conversion.to)' が必要ですが、これは '\(conversion.from)' です"
    case .numberAsObject(let conversion, let isARC):
      isARC
        ? "ARC では '\(conversion.from)' を '\(conversion.to)' に暗黙に変換できません"
        : "'\(conversion.from)' が '\(conversion.to)' に暗黙に変換されています"
    case .objectByValue(let name, .allocating):
      "'\(name)' のオブジェクトそのものは変数にできません。ポインタが必要です"
    case .objectByValue(let name, let purpose):
      "'\(name)' のオブジェクトは値では\(purpose == .passing ? "渡せません" : "返せません")"
    case .assumedAssign: "'assign'、'retain'、'copy' の指定がないので 'assign' とみなします"
    case .duplicateMethod(let selector): "'\(selector)' はもう実装されています"
    case .notAFunction(let type): "型 '\(type)' の値は関数ではないので、呼び出せません"
    case .duplicateProperty(let name): "プロパティ '\(name)' はもう宣言されています"
    }
  }
}
