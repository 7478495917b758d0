import UIKit

@available(iOS 99, *) func future() {}
@available(iOS 99, *) class Future: NSObject { func go() {} }

// MARK: Asked for
func asks() {
    if #available(iOS 99, *) { future() } else { print("not yet") }
}

// MARK: Asked for by a guard
func guards() {
    guard #available(iOS 99, *) else { return }
    future()
}

// MARK: Asked for with other conditions
func conditions(_ number: Int?) {
    if let number, number > 3, #available(iOS 99, *) { future() }
}

// MARK: Asked for by its absence
func absence() {
    if #unavailable(iOS 99) { print("not yet") } else { future() }
}

// MARK: In a function that is as new
@available(iOS 99, *) func asNew() { future() }

// MARK: In a function that is newer
@available(iOS 100, *) func newer() { future() }

// MARK: In a class that is as new
@available(iOS 99, *) class AsNew: Future { override func go() { future() } }

// MARK: In an extension that is as new
@available(iOS 99, *) extension Future { func more() { go() } }

// MARK: A version that is older than the app's
@available(iOS 9, *) func old() {}
func callsOld() { old() }

// MARK: Several platforms
@available(iOS 13, macOS 99, tvOS 99, *) func here() {}
func callsHere() { here() }

// MARK: A version by its parts
@available(iOS, introduced: 12.1) func parts() {}
func callsParts() { parts() }

// MARK: Deprecated
@available(iOS, introduced: 9, deprecated: 99) func soon() {}
func callsSoon() { soon() }

// MARK: What is not on another platform
@available(macOS, unavailable) func notThere() {}
func callsNotThere() { notThere() }

// MARK: The standard library's newer types
func clock() {
    if #available(iOS 16, *) { print(ContinuousClock()) }
}

// MARK: A while
func loops() {
    while #available(iOS 99, *) {
        future()
        break
    }
}

// MARK: A newer type kept as any
class Keeping: NSObject {
    private var kept: Any?
    @available(iOS 99, *) var future: Future? {
        get { kept as? Future }
        set { kept = newValue }
    }
}

// MARK: Obsolete later than the app's version
@available(iOS, introduced: 9, obsoleted: 99) func still() {}
func callsStill() { still() }

// MARK: A framework's newer property that is asked for
func indicator(_ control: UIPageControl) {
    if #available(iOS 16, *) { control.preferredCurrentPageIndicatorImage = nil }
}

// MARK: A framework's property that is as new as the app
func styles(_ bar: UINavigationBar) { bar.scrollEdgeAppearance = UINavigationBarAppearance() }
