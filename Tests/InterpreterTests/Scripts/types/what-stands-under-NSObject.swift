class Plain {}
class Under: Plain {}
class Object: NSObject {}
struct Box {}
print(Plain() is NSObject, Under() is NSObject, Object() is NSObject, Box() is NSObject)  // prints: false false true false
print(UIView() is NSObject)  // prints: true
