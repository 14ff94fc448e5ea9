struct Place {
  private(set) var near = 1
  var far: Int { 3 }
  var list: [Int] { [1] }
}
var place = Place()
place.far = 2  // error: getOnlyProperty
place.far += 1  // error: getOnlyProperty
func change(_ number: inout Int) {}
change(&place.far)  // error: getOnlyProperty
place.list.append(2)  // error: getOnlyProperty
