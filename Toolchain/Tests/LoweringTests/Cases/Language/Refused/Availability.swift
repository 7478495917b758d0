import UIKit

// MARK: A function of a newer version
@available(iOS 99, *) func future() {}
// expected-error@+1 {{'future()' is only available in iOS 99 or newer}}
func callsFuture() { future() }

// MARK: A class of a newer version
@available(iOS 99, *) class Future: NSObject {}
// expected-error@+1 {{'Future' is only available in iOS 99 or newer}}
func makesFuture() { _ = Future() }

// MARK: A method of a newer version
class Changing: NSObject {
    @available(iOS 98.1, *) func change() {}
    // expected-error@+1 {{'change()' is only available in iOS 98.1 or newer}}
    func changes() { change() }
}

// MARK: A property of a newer version
class Growing: NSObject {
    @available(iOS 98, *) var size: Int { 0 }
    // expected-error@+1 {{'size' is only available in iOS 98 or newer}}
    func grows() -> Int { size }
}

// MARK: A newer type of a property
class Holding: NSObject {
    // expected-error@+1 {{'Future' is only available in iOS 99 or newer}}
    var future: Future?
}

// MARK: A newer superclass
// expected-error@+1 {{'Future' is only available in iOS 99 or newer}}
class Nearer: Future {}

// MARK: A newer case
enum Age {
    case old
    @available(iOS 99, *) static var young: Age { .old }
}
// expected-error@+1 {{'young' is only available in iOS 99 or newer}}
let age = Age.young

// MARK: Beside the question
func asks() {
    // expected-error@+1 {{'future()' is only available in iOS 99 or newer}}
    if #available(iOS 99, *) {} else { future() }
}

// MARK: After a question that was not asked
func unavailable() {
    // expected-error@+1 {{'future()' is only available in iOS 99 or newer}}
    if #unavailable(iOS 99) { future() }
}

// MARK: What is obsolete
@available(iOS, introduced: 9, obsoleted: 10) func bygone() {}
// expected-error@+1 {{'bygone()' is unavailable in iOS}}
func callsBygone() { bygone() }

// MARK: What is obsolete by a message
@available(iOS, introduced: 9, obsoleted: 10, message: "ask somebody else") func told() {}
// expected-error@+1 {{'told()' is unavailable in iOS: ask somebody else}}
func callsTold() { told() }

// MARK: What is not on iOS
@available(iOS, unavailable) func elsewhere() {}
// expected-error@+1 {{'elsewhere()' is unavailable in iOS}}
func callsElsewhere() { elsewhere() }

// MARK: What is nowhere
@available(*, unavailable, message: "it was never finished") func nowhere() {}
// expected-error@+1 {{'nowhere()' is unavailable: it was never finished}}
func callsNowhere() { nowhere() }

// MARK: What has another name
@available(*, unavailable, renamed: "newName") func oldName() {}
func newName() {}
// expected-error@+1 {{'oldName()' has been renamed to 'newName'}}
func callsOldName() { oldName() }

// MARK: A stored property that may not be newer
class Storing: NSObject {
    // expected-error@+1 {{stored properties cannot be marked potentially unavailable with '@available'}}
    @available(iOS 99, *) var stored = 0
}

// MARK: An extension of what is newer
// expected-error@+1 {{'Future' is only available in iOS 99 or newer}}
extension Future { func more() {} }

// MARK: A version without the star
func starless() {
    // expected-error@+1 {{must handle potential future platforms with '*'}}
    if #available(iOS 99) {}
}

// MARK: A question of a version that is none
func versionless() {
    // expected-error@+1 {{expected version number}}
    if #available(iOS , *) {}
}

// MARK: A newer override of what is older
class Older: NSObject { func age() {} }
class Newer: Older {
    // expected-error@+1 {{overriding 'age' must be as available as declaration it overrides}}
    @available(iOS 99, *) override func age() {}
}

// MARK: A newer default
// expected-error@+1 {{'Future' is only available in iOS 99 or newer}}
func defaults(_ future: Any = Future()) {}

// MARK: The standard library's newer types
// expected-error@+1 {{'ContinuousClock' is only available in iOS 16.0 or newer}}
func clock() -> Any { ContinuousClock() }

// MARK: A framework's newer property
func indicator(_ control: UIPageControl) {
    // expected-error@+1 {{'preferredCurrentPageIndicatorImage' is only available in iOS 16.0 or newer}}
    control.preferredCurrentPageIndicatorImage = nil
}
