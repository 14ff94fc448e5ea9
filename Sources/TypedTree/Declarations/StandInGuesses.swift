import UIKitAPI

extension StandIn {
  /// The framework's class that one of an unknown name most likely is.
  package static func root(of name: String) -> String {
    endings.first { name.hasSuffix($0.0) }?.1 ?? "NSObject"
  }

  private static let endings = [
    ("TableViewController", "UITableViewController"),
    ("CollectionViewController", "UICollectionViewController"),
    ("NavigationController", "UINavigationController"),
    ("TabBarController", "UITabBarController"), ("ViewController", "UIViewController"),
    ("VC", "UIViewController"), ("TableViewCell", "UITableViewCell"),
    ("CollectionViewCell", "UICollectionViewCell"), ("Cell", "UITableViewCell"),
    ("ImageView", "UIImageView"), ("TableView", "UITableView"), ("ScrollView", "UIScrollView"),
    ("TextField", "UITextField"), ("TextView", "UITextView"), ("Label", "UILabel"),
    ("Button", "UIButton"), ("View", "UIView"), ("Bar", "UIView"), ("Control", "UIControl"),
  ]
}

extension StandIn.Origin {
  /// Apple's names begin with two or three capitals of their framework, constants of C with a `k`
  /// before them; what is written in C is called after its library.
  package init(of name: String) {
    let isKnown =
      Framework.version(ofUnsimulated: name) != nil
      || StandIn.Origin.plainNames.contains(name)
      || StandIn.Origin.libraries.contains(where: name.hasPrefix)
        && !name.hasPrefix("dispatch_main_")
    // A name of capitals alone is a macro.
    let isMacro = !name.contains(where: \.isLowercase)
    let isApples = StandIn.Origin.isApples(name.first == "k" ? name.dropFirst() : name[...])
    self = isApples && !isMacro || isKnown ? .framework : .project
  }

  /// Whether a name has a prefix of Apple's: of one that goes on with an abbreviation only the great
  /// ones are sure, as others have prefixes of three letters. What Apple has of rectangles is known.
  private static func isApples(_ name: Substring) -> Bool {
    if geometry.contains(where: name.hasPrefix), !name.hasSuffix("DictionaryRepresentation") {
      return false
    }
    let capitals = name.prefix(while: \.isUppercase)
    return prefixes.contains { prefix in
      guard name.hasPrefix(prefix) else { return false }
      let rest = name.dropFirst(prefix.count)
      return capitals.count == prefix.count + 1
        || rest.first?.isUppercase == true && (greatPrefixes.contains(prefix) || prefix.count > 3)
    }
  }

  private static let geometry = ["CGPoint", "CGRect", "CGSize"]
  private static let greatPrefixes: Set = ["UI", "NS", "CG", "CA", "CL", "AV", "CF", "WK", "Sec"]

  private static let libraries = [
    "dispatch_", "DISPATCH_", "Dispatch", "objc_", "OBJC_", "class_get", "class_add", "method_get",
    "method_exchange", "pthread_", "os_", "OSLog", "xpc_", "vDSP_", "mach_", "sysctl", "GL_",
    "glClear", "glBind", "glGen", "AudioServices", "AudioQueue", "AudioUnit", "AudioComponent",
    "AudioFile", "ExtAudio",
  ]

  /// Apple's names that say nothing of their framework.
  private static let plainNames: Set = [
    "Decimal", "fractionalWidth", "fractionalHeight", "absolute", "estimated",
    "notificationsWithNamed", "Measurement", "XMLParser", "Scanner", "Logger", "UUID", "Hasher",
    "Encoder", "Decoder", "Encodable", "Decodable", "Codable", "EncodingError", "DecodingError",
    "URLError", "HTTPURLResponse", "JSONSerialization", "PropertyListSerialization",
    "DateInterval", "DateComponents", "PersonNameComponents", "CharacterSet", "Locale", "TimeZone",
    "ProcessInfo", "BlockOperation", "InputStream", "OutputStream", "Stream", "FileHandle", "Unit",
    "RunLoop", "UndoManager", "Progress", "AttributedString", "Method", "Ivar", "IMP", "Protocol",
    "memset", "memcpy", "memmove", "memcmp", "malloc", "calloc", "realloc", "free",
    "strcpy", "sprintf", "snprintf", "printf", "fprintf",
    "htonl", "htons", "ntohl", "ntohs", "div", "div_t", "ldiv", "srand", "usleep",
    "HUGE_VAL", "HUGE_VALF", "Float32", "Float64", "UInt8",
    "UInt16", "UInt32", "SInt16", "SInt32", "OSStatus", "class_replaceMethod",
    "class_copyPropertyList", "property_getName", "object_getClass", "object_getIvar",
    "sel_getName", "uuid_t", "errSecSuccess", "errSecItemNotFound", "errSecDuplicateItem",
    "withUnsafeMutablePointer", "withUnsafePointer", "withUnsafeBytes", "withUnsafeMutableBytes",
    "CLongLong", "CUnsignedLongLong", "CChar", "CUnsignedChar", "CSignedChar", "CShort",
    "CUnsignedShort", "CInt", "CUnsignedInt", "CLong", "CUnsignedLong", "CFloat", "CDouble",
    "CBool",
  ]

  private static let prefixes = [
    "UI", "NS", "CG", "CA", "CL", "MK", "AV", "WK", "SK", "MF", "UN", "PH", "CN", "GK", "SCN",
    "MP", "ML", "LA", "AS", "CM", "CF", "EK", "HK", "CI", "CT", "CV", "AB", "AL", "QL", "SF", "PK",
    "VN", "UT", "MC", "CB", "MTK", "MTL", "SL", "AC", "ADBanner", "Sec", "GL", "EA", "HM", "NW",
    "ST", "AR", "RP", "PDF", "OS",
  ]
}
