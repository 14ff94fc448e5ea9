package import ObjectModel
import Syntax

extension Simulation {
  /// The class of a value as exceptions name it: Foundation's private one behind the public name.
  package func privateClass(of value: Value) -> String {
    let bridged = version < UIKitVersion(5) ? "NSCF" : "__NSCF"
    switch value {
    case .object(let id): return privateClass(of: id, bridged)
    case .string: return bridged + (version < UIKitVersion(5) ? "String" : "ConstantString")
    case .bool, .number(.bool): return bridged + "Boolean"
    case .int, .real, .number: return bridged + "Number"
    default: return valueClass(of: value).map { classes[outline: $0].name } ?? "nil"
    }
  }

  private func privateClass(of id: ObjectID, _ bridged: String) -> String {
    let name = classes[outline: self[id].type].name
    let isOld = version < UIKitVersion(4)
    switch name {
    case "NSString", "NSMutableString": return bridged + "String"
    case "NSArray" where isOld, "NSMutableArray" where isOld: return "NSCFArray"
    case "NSMutableArray": return "__NSArrayM"
    case "NSArray": return immutableClass("NSArray", ofOne: "__NSSingleObjectArrayI", id)
    case "NSDictionary" where isOld, "NSMutableDictionary" where isOld: return "NSCFDictionary"
    case "NSMutableDictionary": return "__NSDictionaryM"
    case "NSDictionary":
      return immutableClass("NSDictionary", ofOne: "__NSSingleEntryDictionaryI", id)
    case "NSSet" where isOld, "NSMutableSet" where isOld: return "NSCFSet"
    case "NSSet": return "__NSSetI"
    case "NSMutableSet": return "__NSSetM"
    default: return name
    }
  }

  /// What is empty, or holds one, has a class of its own from iOS 9 and 10 on.
  private func immutableClass(_ name: String, ofOne one: String, _ id: ObjectID) -> String {
    switch count(of: .object(id)) {
    case 0 where version >= UIKitVersion(9): "__\(name)0"
    case 1 where version >= UIKitVersion(10): one
    default: "__\(name)I"
    }
  }

  /// Where a constant or a number lies that is no object here: the same in every run.
  func address(ofPlain value: Value) -> String {
    let text = plainDescription(of: value)
    let hash = text.utf8.reduce(0) { ($0 &* 31 &+ Int($1)) & 0xff_ffff }
    return "0x" + String(0x1_0000_0000 + hash * 0x20, radix: 16)
  }
}
