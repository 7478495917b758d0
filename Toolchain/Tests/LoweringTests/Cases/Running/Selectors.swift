import UIKit

final class Counter: NSObject {
    var count = 0
    @objc func add() { count += 1 }
    @objc func add(_ number: NSNumber) { count += number.intValue }
    @objc func take(_: Any) { count -= 1 }
    @objc(number) var total: Int { count }
    @objc func slowly() async { count += 100 }
    @objc class func kind() -> String { "counter" }
}

struct Wrapper<Base> {}
extension Wrapper where Base: Counter {
    static var kind: String? {
        let selector = NSSelectorFromString("kind")
        guard Base.responds(to: selector), let result = Base.perform(selector) else { return nil }
        return result.takeUnretainedValue() as? String
    }
}

func checkThatClassesAreSentMessages() {
    expect(Wrapper<Counter>.kind == "counter")
    expect(!Counter.responds(to: #selector(Counter.take(_:))) && Counter.instancesRespond(to: #selector(Counter.take(_:))))
    expect(UIApplication.responds(to: NSSelectorFromString("sharedApplication")))
    // Nothing here is an app.
    expect(UIApplication.perform(NSSelectorFromString("sharedApplication")) == nil)
}

@MainActor func checkThatMethodsAreCalledBySelector() {
    let counter = Counter()
    counter.perform(#selector(Counter.add as (Counter) -> () -> Void))
    counter.perform(#selector(Counter.add(_:)), with: 5)
    counter.perform(#selector(Counter.take), with: counter)
    expect(counter.count == 5)
    expect(counter.responds(to: #selector(Counter.take(_:))))
    expect(NSStringFromSelector(#selector(Counter.slowly)) == "slowlyWithCompletionHandler:")
    expect(NSStringFromSelector(#selector(getter: Counter.total)) == "number")
    expect(#keyPath(Counter.total) == "number")
    expect(counter.value(forKey: "number") as? Int == 5)
}

@MainActor func checkThatControlsSendTheirActions() {
    let counter = Counter()
    let control = UIControl()
    control.addTarget(counter, action: #selector(Counter.take(_:)), for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    expect(counter.count == -1)
}
