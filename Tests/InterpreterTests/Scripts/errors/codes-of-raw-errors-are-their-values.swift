enum Failure: Int, Error { case offline = 7, empty }
enum Reason: String, Error { case late, lost }
enum Plain: Error { case one, two }
print((Failure.empty as NSError).code, (Reason.lost as NSError).code, (Plain.two as NSError).code)  // prints: 8 1 1
do { throw Failure.offline } catch let error as NSError { print(error.code) }  // prints: 7
