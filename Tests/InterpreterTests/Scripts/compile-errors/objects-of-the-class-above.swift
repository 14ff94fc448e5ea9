class Animal { func copy() -> Self { self } }
class Dog: Animal { func bark() {} }
let animal: Animal = Dog()
let dog: Dog = animal  // error: mismatch
let made: Dog = Animal()  // error: mismatch
let sure = animal as! Dog
let other: Dog = Dog().copy()
func walk(_ dog: Dog) {}
walk(animal)  // error: mismatch
walk(Dog())
func lead(_ animal: Animal) -> Dog {
  return animal  // error: mismatch
}
let pack: [Animal] = [Dog(), Animal()]
for one in pack { walk(one) }  // error: mismatch
