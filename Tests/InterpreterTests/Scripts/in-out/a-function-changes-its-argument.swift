func double(_ number: inout Int) {
  number *= 2
}
var count = 21
double(&count)
print(count)  // prints: 42
