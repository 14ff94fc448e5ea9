class P { let c = 1 }
let p = P()
p.c = 2  // error: immutable
p.c += 1  // error: immutable
func add(_ n: inout Int) {}
add(&p.c)  // error: immutable
