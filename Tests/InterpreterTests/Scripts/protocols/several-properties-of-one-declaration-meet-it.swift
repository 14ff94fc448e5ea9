protocol Sized {
  var width: Int { get }
  var height: Int { get }
}
struct Box: Sized { var height = 1, width = 2 }
let sized: Sized = Box()
print(sized.width, sized.height)  // prints: 2 1
