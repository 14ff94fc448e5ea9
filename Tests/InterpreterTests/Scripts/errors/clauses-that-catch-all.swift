enum Trouble: Error { case one }
func fail() throws { throw Trouble.one }
func first() { do { try fail() } catch let error as NSError { print(error.domain) } }  // prints: main.Trouble
func second() { do { try fail() } catch let error as any Error { print(error) } }  // prints: one
func third() { do { try fail() } catch is Error { print("is") } }  // prints: is
first()
second()
third()
