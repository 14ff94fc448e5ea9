func double(_ n: inout Int) { n *= 2 }
func show(_ n: Int) {}
var x = 2
double(x)  // error: missingAmpersand
show(&x)  // error: extraneousAmpersand
