import Foundation
print(random())  // prints: 1804289383
srand(5)
let first = rand()
srand(5)
let other = random()
print(rand() == first)  // prints: true
srandom(7)
let second = random()
srandom(7)
_ = rand()
print(random() == second, second)  // prints: true 1045618677
