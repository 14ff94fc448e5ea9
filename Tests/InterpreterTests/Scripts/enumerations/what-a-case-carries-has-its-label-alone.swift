enum Number { case negative(_ size: Int), pair(_ one: Int, other: Int), named(size: Int) }
print(Number.negative(3), Number.pair(1, other: 2), Number.named(size: 4))  // prints: negative(3) pair(1, other: 2) named(size: 4)
